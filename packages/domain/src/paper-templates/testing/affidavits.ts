import type { PaperChecklist } from './filled-paper.ts'

const affiant = [
  '宣誓者 Affiant',
  '氏名 Name',
  '生年月日 Date of birth',
  '出生地 Place of birth',
  '国籍 Citizenship',
  '法定住所地 State of legal residence',
]
const oath = [
  '宣誓者署名 Signature of affiant',
  '署名日 Date signed',
  '認証文 Sentence of the officer',
  '宣誓日 Sworn on',
  '宣誓場所 Place',
  '認証官氏名 Name of officer',
  '官職及び権限 Title and authority',
  '公印 Seal',
]

/** Who swears, and before whom; the two affidavits have these lines in common. */
const donovan = `
statement.name        | Patrick Sean Donovan | パトリック・ショーン・ドノバン
statement.bornOn      | 03 AUG 1992          | =
statement.bornAt      | Sampleton, Ohio      | オハイオ州サンプルトン市
statement.nationality | United States of America | =
statement.residence   | Ohio                 | オハイオ州
statement.rank        | Staff Sergeant       | 軍曹
sworn.signedBy        | Patrick S. Donovan   | パトリック・S・ドノバン
sworn.signedOn        | September 14, 2020   | =
sworn.swornOn         | September 14, 2020   | =
sworn.swornAt         | Okinawa, Japan       | 日本国沖縄県
sworn.officer         | Jane Sample          | ジェーン・サンプル
sworn.authority       | Notary under 10 U.S.C. 1044a | 合衆国法典第10編第1044a条に基づく公証人
`
const smith = `
statement.name        | Emily Rose Smith  | エミリー・ローズ・スミス
statement.bornOn      | 01/07/1989        | =
statement.bornAt      | Mockville, Texas  | テキサス州モックビル市
statement.nationality | United States of America | =
statement.passport    | 000000000         | 000000000
statement.residence   | Texas             | テキサス州
sworn.signedBy        | Emily R. Smith    | エミリー・R・スミス
sworn.signedOn        | April 30, 2019    | =
sworn.swornOn         | May 1, 2019       | =
sworn.swornAt         | Naha, Japan       | 日本国那覇市
sworn.officer         | Tom Mock          | トム・モック
sworn.authority       | Vice Consul       | 副領事
`
const garcia = `
statement.name        | Jose Garcia       | ホセ・ガルシア
statement.bornOn      | 04/30/1989        | =
statement.bornAt      | Exampletown, California | カリフォルニア州エグザンプルタウン市
statement.nationality | United States of America | =
statement.residence   | California        | カリフォルニア州
sworn.signedBy        | Jose Garcia       | ホセ・ガルシア
sworn.signedOn        | 02/02/2026        | =
sworn.swornOn         | 02/02/2026        | =
sworn.swornAt         | Okinawa, Japan    | 日本国沖縄県
sworn.officer         | Lee Example       | リー・エグザンプル
sworn.authority       | Legal Assistance Attorney | 法務支援官
sworn.commissionUntil | 12/31/2027        | =
`

export const marriageAffidavitChecklist: PaperChecklist = {
  template: 'marriage-affidavit',
  order: [
    '婚姻要件具備宣誓書 Affidavit of Competency to Marry',
    ...affiant,
    '婚姻状況 Marital status',
    '婚姻の相手方 Intended spouse',
    '氏名 Name',
    '生年月日 Date of birth',
    '国籍 Nationality',
    '宣誓文 Statement under oath',
    ...oath,
  ],
  families: [
    {
      name: 'Donovan',
      filled: `${donovan}
statement.status              | Never married   | =
statement.intendedName        | Misaki Miyazato | 宮里 美咲
statement.intendedBornOn      | 04/17/1994      | =
statement.intendedNationality | Japan           | =
`,
      printed: [
        'パトリック・ショーン・ドノバン',
        '平成4年8月3日 (1992年8月3日)',
        'アメリカ合衆国',
        '軍曹',
        '未婚',
        '宮里 美咲',
        '平成6年4月17日 (1994年4月17日)',
        '日本',
        'この婚姻を妨げる事由はない',
        '令和2年9月14日 (2020年9月14日)',
        '合衆国法典第10編第1044a条',
        '［印：認証官の公印］',
      ],
    },
    {
      name: 'Smith',
      filled: `${smith}
statement.status              | Divorced        | =
statement.endedOn             | 11/03/2015      | =
statement.endedAt             | Mock County, Texas | テキサス州モック郡
statement.intendedName        | Daichi Rei      | 例 大地
statement.intendedBornOn      | 02/02/1990      | =
statement.intendedNationality | Japan           | =
`,
      printed: [
        'エミリー・ローズ・スミス',
        '昭和64年1月7日 (1989年1月7日)',
        '離婚',
        '平成27年11月3日 (2015年11月3日)',
        '例 大地',
        '平成31年4月30日 (2019年4月30日)',
        '令和元年5月1日 (2019年5月1日)',
        '副領事',
        '［印：認証官の公印］',
      ],
    },
    {
      name: 'Garcia',
      filled: `${garcia}
statement.status              | Widowed         | =
statement.endedOn             | 06/30/2020      | =
statement.intendedName        | Maria Example   | マリア・エグザンプル
statement.intendedBornOn      | 12/01/1991      | =
statement.intendedNationality | Republic of the Philippines | =
statement.others              | I have read this statement. | 私はこの宣誓書を読んだ。
`,
      printed: [
        'ホセ・ガルシア',
        '死別',
        '令和2年6月30日 (2020年6月30日)',
        'フィリピン共和国',
        '私はこの宣誓書を読んだ。',
        '令和9年12月31日 (2027年12月31日)',
        '［印：認証官の公印］',
      ],
    },
  ],
}

export const singleStatusAffidavitChecklist: PaperChecklist = {
  template: 'single-status-affidavit',
  order: [
    '独身宣誓書 Affidavit of Single Status',
    ...affiant,
    '宣誓文 Statement under oath',
    '婚姻状況 Marital status',
    ...oath,
  ],
  families: [
    {
      name: 'Donovan',
      filled: `${donovan}
statement.status | Single, never married | =
`,
      printed: [
        'パトリック・ショーン・ドノバン',
        '現在婚姻しておらず',
        '未婚（婚姻歴なし）',
        '令和2年9月14日',
      ],
    },
    {
      name: 'Smith',
      filled: `${smith}
statement.status  | Divorced   | =
statement.endedOn | 11/03/2015 | =
statement.purpose | For a Japanese authority | 日本の官公署に提出するため
`,
      printed: ['離婚', '平成27年11月3日', '日本の官公署に提出するため', '［印：認証官の公印］'],
    },
    {
      name: 'Garcia',
      filled: `${garcia}
statement.status | Widowed | =
`,
      printed: ['ホセ・ガルシア', '死別', '令和8年2月2日 (2026年2月2日)', '［印：認証官の公印］'],
    },
  ],
}
