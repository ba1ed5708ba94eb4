/**
 * How people ask, in the three languages: these words are in every question and say nothing of what it is about. The longer ones
 * come before what they begin with.
 */
const ASKING = [
  '出图|能过冬|能过|够用|推荐|有什么特点|什么特点|特点|特征|是多少|要多少|有多少|多少钱|取多少|留多少|多少|怎么定|怎么说|怎么样|怎么|怎样|如何|哪些|哪种|什么|请问|告诉我|一般|通常|常用|普通|合适|比较|应该|不应|应|不宜|宜|可以|能不能|能做到|能|需要|需|要达到|要|不能|不得|超过|小于|大于|规范|规定|要求|标准|最好|最|顺手|好看|温馨|舒服|平时|这种|地区|适合|材料|几|做|用|取|到|的|吗|呢|是|在|有|时|把|和|与|里|种',
  'おすすめ|オススメ|って|毎分|リットル|特徴|注意点|素材|ですか|ますか|でしょうか|くださいか|ください|どのくらい|どれくらい|どんな|どこまで|どう|何ミリ|いくつ|いくら|教えて|目安|必要|適切|適当|一般|普通|ふつう|使いやすい|使う|よい|いい|最低|向く|許される|描き|以上|とは|何|標準|推奨',
  'actually|really|what|features|materials|material|which|how|should|would|could|shall|may|might|must|need|needs|needed|ask|asks|asked|standard|usual|usually|typical|sensible|recommended|good|best|proper|right|much|many|go|goes|leave|specify|suit|suits|under|above|next|look|looks|make|makes|give|tell|please|still|will|someone|people|person|one|two|use|used|hang|drawn|compromise|survive|work|clear|space|between',
] as const;
const [ZH, JA, EN] = ASKING.map((words) => words.split('|').join('|'));
const WITHOUT_SPACES = new RegExp(`${ZH}|${JA}`, 'gu');
const WORDS = new RegExp(String.raw`\b(?:${EN})\b`, 'gu');

/** A question without the words of asking. */
export function withoutAsking(text: string): string {
  return text.replaceAll(WITHOUT_SPACES, ' ').replaceAll(WORDS, ' ');
}
