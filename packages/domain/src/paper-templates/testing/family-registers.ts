import type { PaperChecklist } from './filled-paper.ts'

const order = [
  'Register 戸籍',
  'Registered domicile 本籍',
  'Name 氏名',
  'Matters of the register 戸籍事項',
  'Person recorded 1',
  'Person recorded in the register 戸籍に記録されている者',
  'Name 名',
  'Date of birth 生年月日',
  'Relationship 続柄',
  'Birth 出生',
  'Date of birth 出生日',
  'Place of birth 出生地',
  'Date of report 届出日',
  'Reported by 届出人',
  'Certification 認証',
  'Sentence of certification 認証文',
  'Date of issue 発行年月日',
  'Issuing authority 発行者',
  'Seal 職印',
]

/** A marriage to an American, and a child: the register is compiled anew in 2020. */
const miyazato = {
  name: 'Miyazato',
  filled: `
register.domicile               | 沖縄県うるま市みどり町九丁目99番地 | 99-banchi, Midorimachi 9-chome, Uruma City, Okinawa Prefecture
register.head                   | 宮里 美咲             | MIYAZATO Misaki
register.compiledOn             | 令和2年10月5日        | =
person.1.name                   | 美咲                  | Misaki
person.1.bornOn                 | 平成6年4月17日        | =
person.1.spouseStatus           | 妻                    | =
person.1.father                 | 宮里誠                | MIYAZATO Makoto
person.1.mother                 | 宮里直子              | MIYAZATO Naoko
person.1.relation               | 二女                  | =
person.1.birthOn                | 平成6年4月17日        | =
person.1.birthAt                | 沖縄県具志川市        | Gushikawa City, Okinawa Prefecture
person.1.birthReportedOn        | 平成6年4月25日        | =
person.1.birthReportedBy        | 父                    | =
person.1.marriageOn             | 令和2年10月5日        | =
person.1.marriageSpouse         | ドノバン，パトリック　ショーン | DONOVAN Patrick Sean
person.1.marriageNationality    | アメリカ合衆国        | =
person.1.marriageSpouseBorn     | 西暦1992年8月3日      | =
person.1.marriageFormerRegister | 沖縄県うるま市みどり町九丁目99番地 宮里誠 | 99-banchi, Midorimachi 9-chome, Uruma City, Okinawa Prefecture, MIYAZATO Makoto
person.2.name                   | 恵真                  | Ema
person.2.reading                | えま                  | Ema
person.2.bornOn                 | 令和4年2月11日        | =
person.2.father                 | ドノバン，パトリック　ショーン | DONOVAN Patrick Sean
person.2.mother                 | 宮里美咲              | MIYAZATO Misaki
person.2.relation               | 長女                  | =
person.2.birthOn                | 令和4年2月11日        | =
person.2.birthAt                | 沖縄県宜野湾市        | Ginowan City, Okinawa Prefecture
person.2.birthReportedOn        | 令和4年2月18日        | =
person.2.birthReportedBy        | 母                    | =
issue.issueNumber               | 000000-00-0000        | 000000-00-0000
issue.issuedOn                  | 令和8年4月20日        | =
issue.issuer                    | うるま市長 見本 太郎  | MIHON Taro, Mayor of Uruma City
`,
  printed: [
    'MIYAZATO Misaki',
    'October 5, 2020 (Reiwa 2)',
    'Misaki',
    'April 17, 1994 (Heisei 6)',
    'Wife',
    'MIYAZATO Makoto',
    'MIYAZATO Naoko',
    'Second daughter',
    'Gushikawa City, Okinawa Prefecture',
    'April 25, 1994 (Heisei 6)',
    'Father',
    'Marriage 婚姻',
    'October 5, 2020 (Reiwa 2)',
    'DONOVAN Patrick Sean',
    'United States of America',
    'August 3, 1992',
    'Person recorded 2',
    'Ema',
    'February 11, 2022 (Reiwa 4)',
    'DONOVAN Patrick Sean',
    'Eldest daughter',
    'Mother',
    '[Nothing is written below this line]',
    'April 20, 2026 (Reiwa 8)',
    'MIHON Taro, Mayor of Uruma City',
    '[Seal: Official seal]',
  ],
}

/** Old eras, a revision by computer, and a death. */
const mihon = {
  name: 'Mihon',
  filled: `
register.domicile        | 沖縄県見本市見本町1番地 | 1-banchi, Mihoncho, Mihon City, Okinawa Prefecture
register.head            | 見本 太郎           | MIHON Taro
register.revisedOn       | 平成17年3月5日      | =
register.revisedFor      | 平成6年法務省令第51号附則第2条第1項による改製 | =
person.1.name            | 太郎                | Taro
person.1.bornOn          | 大正15年12月25日    | =
person.1.spouseStatus    | 夫                  | =
person.1.father          | 見本亀助            | MIHON Kamesuke
person.1.mother          | 見本カメ            | MIHON Kame
person.1.relation        | 長男                | =
person.1.birthOn         | 大正15年12月25日    | =
person.1.birthAt         | 沖縄県見本村        | Mihon Village, Okinawa Prefecture
person.1.birthReportedOn | 昭和2年1月4日       | =
person.1.birthReportedBy | 父                  | =
person.1.removalReason   | 死亡                | Death
person.1.removalOn       | 平成元年1月8日      | =
person.2.name            | ハナ                | Hana
person.2.bornOn          | 昭和3年11月10日     | =
person.2.spouseStatus    | 妻                  | =
person.2.relation        | 三女                | =
person.2.birthOn         | 昭和3年11月10日     | =
person.2.birthAt         | 沖縄県見本村        | Mihon Village, Okinawa Prefecture
person.2.birthReportedOn | 昭和3年11月15日     | =
person.2.birthReportedBy | 父                  | =
person.2.otherEntries    | 【氏名】省略        | Name: omitted
issue.issuedOn           | 令和元年5月1日      | =
issue.issuer             | 見本市長 見本 次郎  | MIHON Jiro, Mayor of Mihon City
`,
  printed: [
    'MIHON Taro',
    'March 5, 2005 (Heisei 17)',
    'Ministry of Justice Order No. 51 of 1994',
    'December 25, 1926 (Taisho 15)',
    'Husband',
    'Eldest son',
    'January 4, 1927 (Showa 2)',
    'Removal from the register 除籍',
    'Death',
    'January 8, 1989 (Heisei 1)',
    'Person recorded 2',
    'Hana',
    'November 10, 1928 (Showa 3)',
    'Third daughter',
    'Other personal matters その他の身分事項',
    'Name: omitted',
    'May 1, 2019 (Reiwa 1)',
    '[Seal: Official seal]',
  ],
}

/** A divorce, an adopted child, and a note of the translator. */
const rei = {
  name: 'Rei',
  filled: `
register.domicile        | 沖縄県例町字例100番地 | 100-banchi, Aza Rei, Rei Town, Okinawa Prefecture
register.head            | 例 花子             | REI Hanako
register.transferredOn   | 平成31年4月30日     | =
register.transferredFrom | 沖縄県見本市見本町2番地 | 2-banchi, Mihoncho, Mihon City, Okinawa Prefecture
person.1.name            | 花子                | Hanako
person.1.bornOn          | 昭和64年1月7日      | =
person.1.mother          | 例優子              | REI Yuko
person.1.relation        | 女                  | =
person.1.birthOn         | 昭和64年1月7日      | =
person.1.birthAt         | 沖縄県例町          | Rei Town, Okinawa Prefecture
person.1.birthReportedOn | 平成元年1月13日     | =
person.1.birthReportedBy | 母                  | =
person.1.divorceOn       | 令和3年12月1日      | =
person.1.divorceSpouse   | スミス，ジョン      | SMITH John
person.2.name            | 空                  | Sora
person.2.bornOn          | 平成30年6月9日      | =
person.2.relation        | 養子                | =
person.2.birthOn         | 平成30年6月9日      | =
person.2.birthAt         | 沖縄県例町          | Rei Town, Okinawa Prefecture
person.2.birthReportedOn | 平成30年6月20日     | =
person.2.birthReportedBy | 父母                | =
issue.issuedOn           | 令和8年1月5日       | =
issue.issuer             | 例町長 例 一郎      | REI Ichiro, Mayor of Rei Town
notes.note               |                     | A stain covers part of the second line
`,
  printed: [
    'REI Hanako',
    'April 30, 2019 (Heisei 31)',
    '2-banchi, Mihoncho',
    'January 7, 1989 (Showa 64)',
    'REI Yuko',
    'Daughter',
    'January 13, 1989 (Heisei 1)',
    'Divorce 離婚',
    'December 1, 2021 (Reiwa 3)',
    'SMITH John',
    'Person recorded 2',
    'Sora',
    'June 9, 2018 (Heisei 30)',
    'Adopted son',
    'Father and mother',
    'January 5, 2026 (Reiwa 8)',
    '[Seal: Official seal]',
    '[A stain covers part of the second line]',
  ],
}

const families = [miyazato, mihon, rei]

export const familyRegisterChecklist: PaperChecklist = {
  template: 'family-register',
  order: [
    'Translation from Japanese',
    'Family register, full certificate 戸籍全部事項証明書',
    ...order,
  ],
  families,
}

const sentenceOfExtract = 'some of the persons in the family register'

export const familyRegisterExtractChecklist: PaperChecklist = {
  template: 'family-register-extract',
  order: [
    'Translation from Japanese',
    'Family register, individual certificate 戸籍個人事項証明書',
    ...order,
  ],
  families: families.map(({ name, filled, printed }) => ({
    name,
    filled,
    printed: printed.toSpliced(dateOfIssueIn(printed), 0, sentenceOfExtract),
  })),
}

/** The last date is that of the issue, below the sentence. */
function dateOfIssueIn(printed: readonly string[]): number {
  return printed.findLastIndex((text) => /\d{4} \(/.test(text))
}
