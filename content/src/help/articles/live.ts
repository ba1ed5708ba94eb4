import { type HelpArticle, links, list, messages, steps } from '../help-article.ts';

export const LIVE: readonly HelpArticle[] = [
  {
    id: 'real-time',
    topic: 'render',
    title: [
      '实时渲染：跟着建模窗口走',
      'Real time: the render follows your window',
      'リアルタイム：モデリング画面に追従',
    ],
    lead: [
      '共享 SketchUp、Rhino、Revit 等的窗口，改模型时效果图一起变。',
      'Share the window of SketchUp, Rhino, Revit…; the render changes with the model.',
      'SketchUp、Rhino、Revit などのウィンドウを共有すると、変更に合わせて画像が変わります。',
    ],
    asked: [
      '实时 共享屏幕 共享窗口 边建模边渲染 连续渲染 画面不更新 今日次数',
      'live share screen window while modelling continuous not updating daily count',
      'ライブ 画面共有 ウィンドウ モデリングしながら 連続 更新されない 本日の回数',
    ],
    blocks: [
      steps(
        [
          '打开“实时渲染”，点“共享窗口”，只选建模软件的窗口。',
          'Open Real-time render, press Share a window, and choose the modelling program alone.',
          '「リアルタイムレンダリング」で「ウィンドウを共有」を押し、モデリングソフトだけを選びます。',
        ],
        [
          '拖动四角，只留模型视图，不要工具栏。',
          'Drag the corners until only the model’s view is left, without tool bars.',
          '四隅をドラッグして、ツールバーを除いたモデルの表示だけを残します。',
        ],
        [
          '选“连续渲染”或“渲染一张”；满意的画面可以保留，或做成完整渲染。',
          'Choose Continuous or Render once; keep a frame that you like, or render it in full.',
          '「連続レンダリング」か「1 枚レンダリング」を選び、気に入ったフレームは残すか完全レンダリングします。',
        ],
      ),
      list(
        [
          '画面没有变化时不渲染，也不计次数。',
          'While nothing changes nothing is rendered, and nothing counted.',
          '変化がない間はレンダリングも回数の消費もありません。',
        ],
        [
          '建模窗口不要最小化：最小化后浏览器只收到停住的画面。',
          'Do not minimise the window: the browser then gets a picture that stands still.',
          'ウィンドウを最小化しないでください。止まった画面しか届かなくなります。',
        ],
      ),
      messages({
        LIVE_UNSUPPORTED: [
          '在电脑上用最新版 Chrome 或 Edge 打开本页。',
          'Open the page in the latest Chrome or Edge on a computer.',
          'パソコンの最新版 Chrome または Edge で開いてください。',
        ],
        LIVE_DAILY_COUNT_USED_UP: [
          '明天继续，或购买实时次数包。完整渲染不受影响。',
          'Go on tomorrow, or buy a pack of live pictures. Full renders are not affected.',
          '明日続けるか、リアルタイムの回数を購入してください。通常のレンダリングには影響しません。',
        ],
        LIVE_ENGINE_LOST: [
          '通常几秒内自动恢复；一直不恢复请刷新页面。',
          'It usually comes back within seconds. Reload the page if it does not.',
          '通常は数秒で復帰します。戻らないときは再読み込みしてください。',
        ],
        LIVE_SESSIONS_FULL: [
          '关闭其他标签页或电脑上的实时窗口，过几分钟再试。',
          'Close real-time windows in other tabs or on other computers, or wait some minutes.',
          '他のタブやパソコンのリアルタイム画面を閉じるか、数分お待ちください。',
        ],
        LIVE_FRAME_BROKEN: [
          '不必处理，下一帧会继续；反复出现请重新共享窗口。',
          'Nothing to do: the next frame goes on. If it keeps coming, share the window again.',
          '操作は不要です。次のフレームから続きます。繰り返す場合は共有し直してください。',
        ],
        LIVE_FRAME_TOO_LARGE: [
          '缩小选择的区域，只框模型视图。',
          'Select a smaller area: the model’s view alone.',
          '選択範囲をモデルの表示だけに狭めてください。',
        ],
        LIVE_PROTOCOL_UNKNOWN: [
          '刷新页面；用客户端的请更新客户端。',
          'Reload the page; in the desktop client, update it.',
          'ページを再読み込みしてください。クライアントの場合は更新してください。',
        ],
      }),
      links({ article: 'render-problems' }),
    ],
  },
];
