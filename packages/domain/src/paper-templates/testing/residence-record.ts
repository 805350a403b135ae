import type { PaperChecklist } from './filled-paper.ts'
import { mayorsEnding } from './mayors-ending.ts'

export const residenceRecordChecklist: PaperChecklist = {
  template: 'residence-record',
  order: [
    'Copy of Residence Record 住民票の写し',
    'Household 世帯',
    'Address 住所',
    'Head of household 世帯主',
    'Member of the household 1',
    'Name 氏名',
    'Date of birth 生年月日',
    'Sex 性別',
    'Relationship 続柄',
    'Date of becoming a resident 住民となった年月日',
    ...mayorsEnding,
  ],
  families: [
    {
      name: 'Miyazato',
      filled: `
household.address       | 沖縄県うるま市みどり町九丁目99番地 | 99-banchi, Midorimachi 9-chome, Uruma City, Okinawa Prefecture
household.head          | 宮里 美咲       | MIYAZATO Misaki
person.1.name           | 宮里 美咲       | MIYAZATO Misaki
person.1.bornOn         | 平成6年4月17日  | =
person.1.sex            | 女              | =
person.1.relation       | 世帯主          | =
person.1.residentSince  | 平成6年4月17日  | =
person.1.domicile       | 省略            | Omitted
person.1.formerAddress  | 沖縄県宜野湾市見本1丁目2番3号 | 2-3 Mihon 1-chome, Ginowan City, Okinawa Prefecture
person.2.name           | 宮里 恵真       | MIYAZATO Ema
person.2.bornOn         | 令和4年2月11日  | =
person.2.sex            | 女              | =
person.2.relation       | 子              | =
person.2.residentSince  | 令和4年2月11日  | =
issue.issuedOn          | 令和8年4月20日  | =
issue.issuer            | うるま市長 見本 太郎 | MIHON Taro, Mayor of Uruma City
`,
      printed: [
        'MIYAZATO Misaki',
        'April 17, 1994 (Heisei 6)',
        'Female',
        'Head of household',
        'Omitted',
        'Member of the household 2',
        'MIYAZATO Ema',
        'Child',
        'February 11, 2022 (Reiwa 4)',
        'all members of the household',
        'April 20, 2026 (Reiwa 8)',
        '[Seal: Official seal]',
      ],
    },
    {
      name: 'Smith and Rei, with a foreign resident',
      filled: `
household.address      | 沖縄県例町字例100番地 | 100-banchi, Aza Rei, Rei Town, Okinawa Prefecture
household.head         | 例 花子         | REI Hanako
person.1.name          | 例 花子         | REI Hanako
person.1.bornOn        | 昭和64年1月7日  | =
person.1.sex           | 女              | =
person.1.relation      | 世帯主          | =
person.1.residentSince | 平成28年8月11日 | =
person.2.name          | SMITH JOHN      | SMITH JOHN
person.2.bornOn        | 1988年2月29日   | =
person.2.sex           | 男              | =
person.2.relation      | 夫              | =
person.2.residentSince | 令和元年5月7日  | =
person.2.nationality   | 米国            | =
person.2.status        | 日本人の配偶者等 | Spouse or Child of Japanese National
person.2.periodEnds    | 2029年5月7日    | =
person.2.remarks       | なし            | None
issue.issuedOn         | 令和8年2月2日   | =
issue.issuer           | 例町長 例 一郎  | REI Ichiro, Mayor of Rei Town
`,
      printed: [
        'REI Hanako',
        'January 7, 1989 (Showa 64)',
        'Head of household',
        'August 11, 2016 (Heisei 28)',
        'Member of the household 2',
        'SMITH JOHN',
        'February 29, 1988',
        'Male',
        'Husband',
        'Foreign resident 外国人住民',
        'United States of America',
        'May 7, 2029',
        'None',
        'February 2, 2026 (Reiwa 8)',
        '[Seal: Official seal]',
      ],
    },
    {
      name: 'Mihon, three of a household',
      filled: `
household.address      | 沖縄県見本市見本町1番地 | 1-banchi, Mihoncho, Mihon City, Okinawa Prefecture
household.head         | 見本 三郎       | MIHON Saburo
person.1.name          | 見本 三郎       | MIHON Saburo
person.1.bornOn        | 昭和30年3月3日  | =
person.1.sex           | 男              | =
person.1.relation      | 世帯主          | =
person.1.residentSince | 昭和30年3月3日  | =
person.2.name          | 見本 良子       | MIHON Yoshiko
person.2.bornOn        | 昭和32年12月31日 | =
person.2.sex           | 女              | =
person.2.relation      | 妻              | =
person.2.residentSince | 昭和55年7月1日  | =
person.3.name          | 見本 ハナ       | MIHON Hana
person.3.bornOn        | 昭和3年11月10日 | =
person.3.sex           | 女              | =
person.3.relation      | 母              | =
person.3.residentSince | 昭和3年11月10日 | =
issue.issuedOn         | 平成31年4月30日 | =
issue.issuer           | 見本市長 見本 次郎 | MIHON Jiro, Mayor of Mihon City
`,
      printed: [
        'MIHON Saburo',
        'March 3, 1955 (Showa 30)',
        'MIHON Yoshiko',
        'Wife',
        'July 1, 1980 (Showa 55)',
        'MIHON Hana',
        'November 10, 1928 (Showa 3)',
        'Mother',
        'April 30, 2019 (Heisei 31)',
        '[Seal: Official seal]',
      ],
    },
  ],
}
