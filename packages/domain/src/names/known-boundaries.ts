/**
 * Names whose う belongs to another word than the vowel before it: まつ|うら, いの|うえ, こ|うちわ.
 * They only decide which spelling is named first; the other is permitted too.
 *
 * https://www-city-niigata-lg-jp.cache.yimg.jp/kurashi/todokede/passport/hitsuyoshorui/hebon.html
 * has MATSUURA and KOUCHIWA as not long.
 */
const boundaries: readonly RegExp[] = [
  // 松浦, 勝浦, 三ツ浦. Only at the beginning of a name is つう one sound.
  /(?<=.つ)う/g,
  // 井上, 尾上.
  /(?<=.の)う(?=え$)/g,
  // 竹之内, 里内, 下浦; but 大河内 おおこうち is OKOCHI.
  /(?<=.[そとのもろ])う(?=[ちら]$)/g,
  // 福浦, 古内. In other places u is long after these too, as in 神宮寺 じんぐうじ.
  /(?<=.[くぐすずぬふぶむる])う(?=[ちら]$)/g,
  /(?<=^よこ)う(?=ち$)/g,
  /(?<=^こ)う(?=ちわ$)/g,
]

export function isKnownBoundary(word: string, at: number): boolean {
  return boundaries.some((boundary) =>
    Array.from(word.matchAll(boundary)).some((found) => found.index === at),
  )
}
