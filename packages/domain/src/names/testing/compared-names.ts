import { caseRows } from '../../testing/case-rows.ts'

/** The person's spelling | reading | what it is. */
export const comparedSpellings = caseRows(`
# Rules as in romanised-names.ts.
OTANI     | おおたに | usual
Otani     | おおたに | usual
Ōtani     | おおたに | usual
O-TANI    | おおたに | usual
Ohtani    | おおたに | variant: oh
OOTANI    | おおたに | variant: both-vowels
OTTANI    | おおたに | differs from OTANI at 2: T instead of nothing
NAMBA     | なんば   | usual
NANBA     | なんば   | differs from NAMBA at 2: N instead of M
HATCHO    | はっちょう | usual
HATCHOU   | はっちょう | variant: both-vowels
HACCHO    | はっちょう | differs from HATCHO at 2: C instead of T
SHIMABUKURO | しまぶくろ | usual
SIMABUKURO  | しまぶくろ | differs from SHIMABUKURO at 1: nothing instead of H
MATSUURA  | まつうら | usual
MATSURA   | まつうら | variant: long-vowel
SENO      | せのお   | differs from SENOO at 4: nothing instead of O
SENOH     | せのお   | differs from SENOO at 4: H instead of O
SATO      | さとう   | usual
SATOO     | さとう   | differs from SATO at 4: O instead of nothing
VANESSA   | ヴァネッサ | variant: foreign-name
BUANESSA  | ヴァネッサ | usual
TINA      | ティナ   | variant: foreign-name
CHRISTINA | クリスティーナ | differs from KURISUTINA at 0: CHRIS instead of KURISU
YAMADA TARO  | やまだ たろう | usual
YAMADA TAROH | やまだ たろう | variant: oh
OHNO YOUKO   | おおの ようこ | variant: oh, both-vowels
EMMA      | えま     | differs from EMA at 2: M instead of nothing
TARO      | 太郎     | refused: not-kana
`)

/** One name | another | what they are to each other. */
export const comparedNames = caseRows(`
# Case, width, spaces, hyphens, apostrophes and accents are no differences.
Miyazato Misaki | MIYAZATO MISAKI | same
García-Lorca    | GARCIA LORCA    | same
O'Brien         | OBRIEN          | same
O’Brien         | O'BRIEN         | same
Núñez           | Nuñez           | same
Müller          | MULLER          | same
Strauß          | STRAUSS         | same
Łukasz          | LUKASZ          | same
Søren           | SOREN           | same
Ｓｍｉｔｈ      | Smith           | same
みやざと        | ミヤザト        | same
みやざと みさき | ﾐﾔｻﾞﾄﾐｻｷ        | same
宮里 美咲       | 宮里美咲        | same
# Letters are.
Ema             | Emma            | different
Ono             | Ohno            | different
Müller          | Mueller         | different
ゆうか          | ゆか            | different
ニナ            | ニーナ          | different
はは            | ばば            | different
宮里            | 宮城            | different
# Other forms of a kanji are other names, but easily taken for each other.
# https://koumeishi.typepad.jp/blog/2008/04/%E5%90%8D%E5%89%8D%E3%81%AE%E6%BC%A2%E5%AD%97%E3%81%AB%E3%81%A4%E3%81%84%E3%81%A6.html
# https://hirai-akira.com/%E6%88%B8%E7%B1%8D%E3%81%AE%E8%A8%98%E4%BA%8B/
高橋            | 髙橋            | easily-confused
山崎            | 山﨑            | easily-confused
渡辺            | 渡邉            | easily-confused
渡邊            | 渡邉            | easily-confused
斉藤            | 齋藤            | easily-confused
吉田            | 𠮷田            | easily-confused
神谷            | \u{FA19}谷      | easily-confused
辻              | 辻\u{E0100}     | easily-confused
`)
