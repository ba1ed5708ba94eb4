import {
  FIRST_SCREEN_ELEMENT_ID,
  type FirstScreen,
  type FirstScreenRequest,
} from '@plumbline/contract/first-screen.ts';

export interface MadeScreen {
  readonly request: FirstScreenRequest;
  readonly screen: FirstScreen;
}

const ROOT = '<div id="root"></div>';

/**
 * The page with its first screen in it, and with what that was made of: a block of JSON, which is data and no script, so that
 * the security policy stays. Nothing in it can end the block.
 */
export function withFirstScreen(html: string, made: MadeScreen | undefined): string {
  if (!made) return html;
  const { request, screen } = made;
  const data = JSON.stringify(request).replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="${FIRST_SCREEN_ELEMENT_ID}">${data}</script>`;
  return (
    html
      // What is seen comes first: `apps/web/src/start/start.ts` asks for the code when it is there.
      .replaceAll('rel="modulepreload"', 'rel="later"')
      .replace('<html ', () => `<html data-screen="${request.device}" data-page="${request.page}" `)
      .replace('</head>', () => `${screen.head}</head>`)
      .replace(ROOT, () => `<div id="root">${screen.html}</div>${block}`)
  );
}
