import type { PaperChecklist } from './filled-paper.ts'
import { mayorsEnding } from './mayors-ending.ts'

export const birthRegistrationChecklist: PaperChecklist = {
  template: 'birth-registration',
  order: [
    'Certificate of Birth Registration 出生届記載事項証明書',
    'Title of the paper 書類の表題',
    'Date of report 届出年月日',
    'Child 生まれた子',
    'Name 子の氏名',
    'Relationship to the parents 父母との続き柄',
    'Date of birth 生まれたとき',
    'Place of birth 生まれたところ',
    'Father 父',
    'Name 氏名',
    'Mother 母',
    'Name 氏名',
    ...mayorsEnding,
  ],
  families: [
    {
      name: 'Donovan',
      filled: `
report.paperTitle      | 出生届記載事項証明書 | =
report.reportedOn      | 令和4年2月18日  | =
report.childName       | 宮里 恵真       | MIYAZATO Ema
report.childReading    | みやざと えま   | Miyazato Ema
report.relation        | 長女            | =
report.sex             | 女              | =
report.bornOn          | 令和4年2月11日  | =
report.bornAtTime      | 午前3時21分     | 3:21 a.m.
report.bornAt          | 沖縄県宜野湾市見本1丁目2番3号 | 2-3 Mihon 1-chome, Ginowan City, Okinawa Prefecture
report.fatherName      | ドノバン，パトリック　ショーン | DONOVAN Patrick Sean
report.fatherBornOn    | 西暦1992年8月3日 | =
report.fatherNationality | アメリカ合衆国 | =
report.motherName      | 宮里 美咲       | MIYAZATO Misaki
report.motherBornOn    | 平成6年4月17日  | =
report.informantIs     | 母              | =
report.informantName   | 宮里 美咲       | MIYAZATO Misaki
report.weight          | 3105グラム      | 3,105 g
report.attendant       | 医師 例 医子    | REI Ikuko, M.D.
issue.issuedOn         | 令和4年3月1日   | =
issue.issuer           | 宜野湾市長 見本 太郎 | MIHON Taro, Mayor of Ginowan City
`,
      printed: [
        'Certificate of Matters Stated in a Birth Report',
        'February 18, 2022 (Reiwa 4)',
        'MIYAZATO Ema',
        'Eldest daughter',
        'Female',
        'February 11, 2022 (Reiwa 4)',
        '3:21 a.m.',
        'DONOVAN Patrick Sean',
        'August 3, 1992',
        'MIYAZATO Misaki',
        'Informant 届出人',
        'Mother',
        'Certificate of birth 出生証明書',
        '3,105 g',
        'March 1, 2022 (Reiwa 4)',
        '[Seal: Official seal]',
      ],
    },
    {
      name: 'Mihon, accepted',
      filled: `
report.paperTitle       | 出生届受理証明書 | =
report.reportedOn       | 平成元年1月20日 | =
report.acceptedOn       | 平成元年1月20日 | =
report.acceptanceNumber | 第7号           | No. 7
report.childName        | 見本 一         | MIHON Hajime
report.relation         | 二男            | =
report.bornOn           | 平成元年1月8日  | =
report.bornAt           | 沖縄県見本市    | Mihon City, Okinawa Prefecture
report.fatherName       | 見本 三郎       | MIHON Saburo
report.fatherBornOn     | 昭和30年3月3日  | =
report.motherName       | 見本 良子       | MIHON Yoshiko
report.motherBornOn     | 昭和32年12月31日 | =
report.domicile         | 沖縄県見本市見本町1番地 | 1-banchi, Mihoncho, Mihon City, Okinawa Prefecture
report.head             | 見本 三郎       | MIHON Saburo
issue.issuedOn          | 平成元年2月1日  | =
issue.issuer            | 見本市長 見本 次郎 | MIHON Jiro, Mayor of Mihon City
`,
      printed: [
        'Certificate of Acceptance of a Birth Report',
        'January 20, 1989 (Heisei 1)',
        'No. 7',
        'MIHON Hajime',
        'Second son',
        'January 8, 1989 (Heisei 1)',
        'MIHON Saburo',
        'March 3, 1955 (Showa 30)',
        'MIHON Yoshiko',
        'December 31, 1957 (Showa 32)',
        'Registered domicile 本籍',
        '[Seal: Official seal]',
      ],
    },
    {
      name: 'Rei',
      filled: `
report.paperTitle   | 出生届記載事項証明書 | =
report.reportedOn   | 令和元年5月10日 | =
report.childName    | 例 令           | REI Rei
report.relation     | 長男            | =
report.bornOn       | 令和元年5月1日  | =
report.bornAt       | 沖縄県例町      | Rei Town, Okinawa Prefecture
report.fatherName   | 例 大地         | REI Daichi
report.fatherBornOn | 平成2年2月2日   | =
report.motherName   | 例 海           | REI Umi
report.motherBornOn | 平成3年9月30日  | =
issue.issuedOn      | 令和7年11月19日 | =
issue.issuer        | 例町長 例 一郎  | REI Ichiro, Mayor of Rei Town
`,
      printed: [
        'REI Rei',
        'Eldest son',
        'May 1, 2019 (Reiwa 1)',
        'REI Daichi',
        'February 2, 1990 (Heisei 2)',
        'REI Umi',
        'September 30, 1991 (Heisei 3)',
        'November 19, 2025 (Reiwa 7)',
        '[Seal: Official seal]',
      ],
    },
  ],
}
