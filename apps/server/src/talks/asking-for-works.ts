/** How people speak of their own works, in the three languages. */
const OWN_WORKS =
  /我的(?:渲染|作品|效果图|图片|出图|图)|我(?:做|画|渲染|生成)过|my (?:own )?(?:renders?|renderings?|works?|pictures?|images?|results?)\b|(?:renders|pictures|images|works) (?:of mine|that i|i (?:made|have))|(?:私|自分)の(?:作品|レンダリング|レンダー|パース|画像|絵)/i;

const ASKING =
  /我的|哪些|哪张|哪几张|有没有|作品|渲染|效果图|图片|里面?|用了|使用|是|的|吗|呢|什么|找出?|显示|看看|私の|自分の|どれ|どの|ですか|ますか|レンダリング|パース|画像|を使った|のある|を|が|は|\b(?:which|what|show|me|find|list|all|any|of|my|own|the|a|an|are|is|do|did|i|have|has|had|with|in|there|that|renders?|renderings?|works?|pictures?|images?|results?|made|use[ds]?)\b|[?？。，,.]/gi;

/** Whether a question is about the works of whoever asks. */
export function asksForWorks(question: string): boolean {
  return OWN_WORKS.test(question);
}

/** What such a question is about, without the words of asking. */
export function withoutAskingForWorks(question: string): string {
  return question.replaceAll(ASKING, ' ').replaceAll(/\s+/g, ' ').trim();
}
