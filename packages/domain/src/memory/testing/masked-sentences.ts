import { caseRows } from '../../testing/case-rows.ts'

/** As the names are given on a request; the second person is named by the translator. */
export const names = [
  ['Misaki', null, 'Miyazato', '宮里 美咲', 'みやざと みさき'],
  ['Patrick', 'Sean', 'DONOVAN', 'ドノバン パトリック', null],
  ['An', null, 'Le', '林', 'まい'],
]

/** As it was typed | as it is kept. */
export const maskedSentences = caseRows(`
# Names of the request, in any order, spelling and width.
Misaki Miyazato lives here. | {name1} lives here.
MIYAZATO, Misaki | {name1}
Ｍｉｓａｋｉ　ＭＩＹＡＺＡＴＯ | {name1}
Mísaki's mother | {name1}'s mother
宮里美咲は妻である。 | {name1}は妻である。
宮里　美咲の戸籍 | {name1}の戸籍
美咲さん | {name1}さん
みやざとみさき | {name1}
ミヤザト ミサキ | {name1}
ﾐﾔｻﾞﾄ ﾐｻｷ | {name1}
MIYAZATO MISAKI and DONOVAN PATRICK SEAN | {name1} and {name2}
ドノバン，パトリック ショーン | {name1}
ドノバン・パトリック・ショーン | {name1}
the Donovans' house | the Donovans' house
林は夫である。 | {name1}は夫である。
まいさん | {name1}さん
おまいりに行った。 | おまいりに行った。
An apple a day | {name1} apple a day
# Names that the request does not have, as papers write them.
【父】宮里誠【母】宮里直子 | 【父】{name1}【母】{name2}
【届出人】父 | 【届出人】父
氏名　山田　太郎 | 氏名　{name1}
山田太郎様 | {name1}様
Mr. John Q. Smith agreed. | Mr. {name1} agreed.
TAMAKI Hanako is the eldest daughter. | {name1} is the eldest daughter.
Hanako TAMAKI is the eldest daughter. | {name1} is the eldest daughter.
スミス，ジョン | {name1}
# Dates of both calendars.
平成6年4月17日 | {date1}
平成六年四月十七日出生 | {date1}出生
昭和陸拾肆年壱月七日 | {date1}
令和元年５月１日 | {date1}
㍻6年4月 | {date1}
1994年4月17日 | {date1}
西暦1992年8月3日 | {date1}
4月17日 | {date1}
1994年度 | {date1}度
H6.4.17 | {date1}
Heisei 6 (1994) | {date1} ({number1})
Born April 17, 1994 | Born {date1}
the 17th day of April, 1994 | the {date1}
17 APR 1994, 17APR94 | {date1}, {date2}
Oct. 5, 2020 and 10/5/2020 | {date1} and {date1}
2020-10-05T00 | {number1}
in April 1994 | in {date1}
It may rain in march. | It may rain in march.
# Numbers.
Order K-2026-00042 | Order {order1}
ご依頼番号 k-2026-00042 | ご依頼番号 {order1}
090-1234-5678 | {phone1}
０９０ー１２３４ー５６７８ | {phone1}
+81 (98) 123-4567 | {phone1}
by phone (098-123-4567) | by phone ({phone1})
(098) 123-4567 | {phone1}
$1,200.50 or ¥180,000 | {amount1} or {amount2}
5,000円と五千円 | {amount1}と{amount2}
100 dollars | {amount1}
name@example.com | {email1}
九丁目99番地 | {number1}丁目{number2}番地
みどり町9-99-3 | みどり町{number1}
Passport TK1234567, Room B204 | Passport {number1}, Room {number2}
第①号 | 第{number1}号
発行番号 000000-00-0000 | 発行番号 {phone1}
二〇二四 | {number1}
# What is about nobody stays as it is.
This is to certify that the above is true. | This is to certify that the above is true.
これは、戸籍に記録されている事項の全部を証明した書面である。 | これは、戸籍に記録されている事項の全部を証明した書面である。
従前戸籍 沖縄県うるま市 | 従前戸籍 沖縄県うるま市
出生届を受理した。 | 出生届を受理した。
`)
