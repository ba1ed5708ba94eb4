/**
 * Runs before anything is painted, so that a dark page never flashes white and the page's language is right for screen
 * readers and for the choice of CJK glyphs. A file of its own because the page's security policy allows no inline script.
 */
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('plumbline.preferences') ?? '{}').state ?? {};
  } catch {
    // A browser without storage starts with the system's theme and its own language.
  }
  const dark =
    kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  // A first screen that came with the page was made for a device, in the language that the browser asks for, with nothing chosen.
  const { dataset, lang } = document.documentElement;
  if (dataset.screen) {
    const narrow = matchMedia('(max-width: 860px)').matches;
    const touch = matchMedia('(hover: none)').matches;
    const fits = dataset.screen === 'phone' ? narrow && touch : !narrow && !touch;
    const other = kept.locale && kept.locale !== lang;
    // A work over the page, and work of one's own in a workspace, are shown instead of it.
    const more = location.hash.length > 1 && location.hash !== '#content';
    if (!fits || other || more || (dataset.page === 'studio' && hasWork())) dataset.screen = 'unfit';
  }
  if (kept.locale) document.documentElement.lang = kept.locale;

  function hasWork() {
    try {
      return /"base":\{/.test(localStorage.getItem('plumbline.workspace') ?? '');
    } catch {
      return false;
    }
  }

  const acts = keepActs();

  // Where the app itself does not come there is nobody else to say so: a deploy, or a request that failed.
  const WORDS = {
    zh: ['页面没有加载出来', '可能是网络中断，或刚刚更新了版本。您的设置和作品都已保留。', '重新加载'],
    ja: [
      'ページを読み込めませんでした',
      '接続が切れたか、更新されたばかりの可能性があります。設定と作品は保持されています。',
      '再読み込み',
    ],
    en: [
      'The page did not load',
      'The connection may have broken off, or there is a new version. Your settings and works are kept.',
      'Reload',
    ],
  };
  const say = () => {
    const root = document.getElementById('root');
    // Somebody is at work there, or it has been said.
    if (!root || (root.hasChildNodes() && !dataset.screen)) return;
    acts.abort();
    root.replaceChildren();
    delete dataset.screen;
    const language = (kept.locale ?? navigator.language).slice(0, 2);
    const [title, body, reload] = WORDS[language] ?? WORDS.en;
    const place = (name, text) => Object.assign(document.createElement(name), { textContent: text });
    const button = place('button', reload);
    button.addEventListener('click', () => location.reload());
    const box = place('div', '');
    box.setAttribute('role', 'alert');
    Object.assign(box.style, {
      maxWidth: '32em',
      margin: '20vh auto 0',
      padding: '0 24px',
      font: '16px/1.6 system-ui, sans-serif',
      textAlign: 'center',
      color: dark ? '#ededec' : '#1b1b1a',
    });
    Object.assign(button.style, { padding: '8px 20px', font: 'inherit', cursor: 'pointer' });
    document.documentElement.style.background = dark ? '#161616' : '#f6f6f5';
    box.append(place('h1', title), place('p', body), button);
    root.append(box);
  };
  addEventListener('plumbline:start-failed', say);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && say(), true);

  /**
   * Keeps what somebody does who is quicker than the code: the last press, what they put into fields, and files that they drop,
   * which a browser would open in place of the page. All of it is done again when the app says that it is shown. Nothing that
   * looks as if it could be used is pressed in vain.
   */
  function keepActs() {
    const end = new AbortController();
    const filled = new Map();
    let pressed;
    let dropped;
    const keep = (type, listener) => addEventListener(type, listener, { capture: true, signal: end.signal });
    keep('click', (event) => {
      const { target } = event;
      // What is pressed and works by itself: links lead, and a field of files asks for them.
      if (!(target instanceof Element) || target.closest('a[href], input[type=file]')) return;
      const control = target.closest('button, label, input, [role]');
      if (!control) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = control;
    });
    const fill = ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        filled.set(target, target.value);
    };
    keep('input', fill);
    keep('change', fill);
    const drop = (event) => {
      event.preventDefault();
      if (event.type !== 'drop' || !event.target) return;
      // What an event brings is gone when it is over.
      const files = new DataTransfer();
      for (const file of event.dataTransfer?.files ?? []) files.items.add(file);
      dropped = { on: event.target, files };
    };
    keep('dragover', drop);
    keep('drop', drop);
    keep('plumbline:shown', () => {
      end.abort();
      for (const [field, value] of filled) if (field.isConnected) fillAgain(field, value);
      if (pressed?.isConnected) pressed.click();
      dropped?.on.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped.files }),
      );
    });
    return end;
  }

  function fillAgain(field, value) {
    if (field.type === 'file') {
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    // Past the setter by which React tells its own changes from a person's.
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
})();
