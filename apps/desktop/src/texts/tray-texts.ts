import { text } from '@plumbline/web/i18n/texts.ts';

export const trayTexts = {
  show: text('打开绳墨', 'Open Plumbline', 'Plumbline を開く'),
  renderNow: text('立即渲染', 'Render now', '今すぐレンダリング'),
  showResult: text('显示结果窗口', 'Show the result window', '結果ウィンドウを表示'),
  quit: text('退出', 'Quit', '終了'),
  chooseSaveFolder: text('选择保存文件夹', 'Choose the save folder', '保存先を選択'),
  choosePlumblineFolder: text(
    '选择 Plumbline 所在文件夹',
    'Choose the folder of Plumbline',
    'Plumbline のフォルダーを選択',
  ),
} as const;
