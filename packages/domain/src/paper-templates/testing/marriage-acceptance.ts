import type { PaperChecklist } from './filled-paper.ts'
import { mayorsEnding } from './mayors-ending.ts'

export const marriageAcceptanceChecklist: PaperChecklist = {
  template: 'marriage-acceptance',
  order: [
    'Certificate of Acceptance of Marriage Notification 婚姻届受理証明書',
    'Husband 夫',
    'Name 氏名',
    'Date of birth 生年月日',
    'Wife 妻',
    'Name 氏名',
    'Date of birth 生年月日',
    'Acceptance 受理',
    'Date of acceptance 受理年月日',
    ...mayorsEnding,
  ],
  families: [
    {
      name: 'Donovan and Miyazato',
      filled: `
parties.husbandName        | ドノバン，パトリック　ショーン | DONOVAN Patrick Sean
parties.husbandBornOn      | 西暦1992年8月3日    | =
parties.husbandNationality | アメリカ合衆国      | =
parties.wifeName           | 宮里 美咲           | MIYAZATO Misaki
parties.wifeBornOn         | 平成6年4月17日      | =
parties.wifeDomicile       | 沖縄県うるま市みどり町九丁目99番地 | 99-banchi, Midorimachi 9-chome, Uruma City, Okinawa Prefecture
parties.acceptedOn         | 令和2年10月5日      | =
issue.issuedOn             | 令和2年10月6日      | =
issue.issuer               | うるま市長 見本 太郎 | MIHON Taro, Mayor of Uruma City
`,
      printed: [
        'DONOVAN Patrick Sean',
        'August 3, 1992',
        'United States of America',
        'MIYAZATO Misaki',
        'April 17, 1994 (Heisei 6)',
        'October 5, 2020 (Reiwa 2)',
        'was accepted on the date stated above',
        'October 6, 2020 (Reiwa 2)',
        '[Seal: Official seal]',
      ],
    },
    {
      name: 'Mihon, long ago',
      filled: `
parties.husbandName     | 見本 太郎        | MIHON Taro
parties.husbandBornOn   | 大正15年12月24日 | =
parties.wifeName        | 例 ハナ          | REI Hana
parties.wifeBornOn      | 昭和3年11月10日  | =
parties.familyName      | 見本             | MIHON
parties.newDomicile     | 沖縄県見本市見本町1番地 | 1-banchi, Mihoncho, Mihon City, Okinawa Prefecture
parties.acceptedOn      | 昭和25年5月3日   | =
parties.acceptanceNumber | 第12号          | No. 12
issue.issuedOn          | 昭和64年1月6日   | =
issue.issuer            | 見本市長 見本 次郎 | MIHON Jiro, Mayor of Mihon City
`,
      printed: [
        'MIHON Taro',
        'December 24, 1926 (Taisho 15)',
        'REI Hana',
        'After the marriage 婚姻後',
        'MIHON',
        'May 3, 1950 (Showa 25)',
        'No. 12',
        'January 6, 1989 (Showa 64)',
        '[Seal: Official seal]',
      ],
    },
    {
      name: 'Rei, with witnesses',
      filled: `
parties.husbandName   | スミス，ジョン | SMITH John
parties.husbandBornOn | 1988年2月29日  | =
parties.wifeName      | 例 花子        | REI Hanako
parties.wifeBornOn    | 昭和64年1月7日 | =
parties.firstWitness  | 見本 一        | MIHON Hajime
parties.secondWitness | 見本 二葉      | MIHON Futaba
parties.acceptedOn    | 令和元年5月1日 | =
issue.issuedOn        | 令和元年5月7日 | =
issue.issuer          | 例町長 例 一郎 | REI Ichiro, Mayor of Rei Town
`,
      printed: [
        'SMITH John',
        'February 29, 1988',
        'REI Hanako',
        'January 7, 1989 (Showa 64)',
        'Witnesses 証人',
        'MIHON Hajime',
        'MIHON Futaba',
        'May 1, 2019 (Reiwa 1)',
        '[Seal: Official seal]',
      ],
    },
  ],
}
