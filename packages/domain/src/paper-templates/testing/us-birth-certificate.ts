import type { PaperChecklist } from './filled-paper.ts'

export const usBirthCertificateChecklist: PaperChecklist = {
  template: 'us-birth-certificate',
  order: [
    '英語からの翻訳',
    '出生証明書 Certificate of Live Birth',
    '州 State',
    '州登録番号 State file number',
    '子 Child',
    "子の氏名 Child's name",
    '出生年月日 Date of birth',
    '性別 Sex',
    '出生地の市町村 City, town or location of birth',
    '出生地の郡 County of birth',
    '母 Mother',
    '初婚前の氏名 Name before first marriage',
    '父 Father',
    '現在の氏名 Current legal name',
    '登録官による登録日 Date filed by registrar',
    '認証文 Sentence of certification',
    '発行日 Date issued',
    '発行機関 Issuing authority',
    '州登録官 State registrar',
    '公印 Seal',
  ],
  families: [
    {
      name: 'Donovan',
      filled: `
certificate.state        | State of Ohio         | オハイオ州
certificate.fileNumber   | 000-92-000001         | 000-92-000001
certificate.childName    | Patrick Sean Donovan  | パトリック・ショーン・ドノバン
certificate.bornOn       | August 3, 1992        | =
certificate.bornAtTime   | 04:12 PM              | 午後4時12分
certificate.sex          | Male                  | =
certificate.bornAt       | Sampleton             | サンプルトン市
certificate.county       | Sample County         | サンプル郡
certificate.motherName   | Mary Ann Sample       | メアリー・アン・サンプル
certificate.motherBornOn | 02/29/1964            | =
certificate.motherBornAt | Ohio                  | オハイオ州
certificate.fatherName   | John Donovan          | ジョン・ドノバン
certificate.fatherBornOn | 12/25/1961            | =
certificate.fatherBornAt | Kentucky              | ケンタッキー州
certificate.filedOn      | August 10, 1992       | =
issue.issuedOn           | January 6, 2026       | =
issue.issuer             | Department of Health, State of Ohio | オハイオ州保健局
issue.registrar          | Jane Sample           | ジェーン・サンプル
`,
      printed: [
        'オハイオ州',
        'パトリック・ショーン・ドノバン',
        '平成4年8月3日 (1992年8月3日)',
        '男',
        'メアリー・アン・サンプル',
        '昭和39年2月29日 (1964年2月29日)',
        'ジョン・ドノバン',
        '昭和36年12月25日 (1961年12月25日)',
        '平成4年8月10日 (1992年8月10日)',
        '令和8年1月6日 (2026年1月6日)',
        'ジェーン・サンプル',
        '［印：州の公印］',
      ],
    },
    {
      name: 'Smith',
      filled: `
certificate.state        | State of Texas      | テキサス州
certificate.fileNumber   | 142-89-000002       | 142-89-000002
certificate.childName    | Emily Rose Smith    | エミリー・ローズ・スミス
certificate.bornOn       | 01/07/1989          | =
certificate.sex          | F                   | =
certificate.facility     | Sample Army Hospital | サンプル陸軍病院
certificate.bornAt       | Mockville           | モックビル市
certificate.county       | Mock County         | モック郡
certificate.motherName   | Susan Mock          | スーザン・モック
certificate.motherBornOn | JUL 4, 1966         | =
certificate.motherBornAt | Texas               | テキサス州
certificate.fatherName   | Robert Smith        | ロバート・スミス
certificate.fatherBornOn | 15 MAR 1965         | =
certificate.fatherBornAt | Nevada              | ネバダ州
certificate.filedOn      | 01/20/1989          | =
issue.issuedOn           | 10/05/2020          | =
issue.issuer             | Vital Statistics, State of Texas | テキサス州人口統計局
issue.registrar          | Tom Mock            | トム・モック
`,
      printed: [
        'エミリー・ローズ・スミス',
        '昭和64年1月7日 (1989年1月7日)',
        '女',
        'サンプル陸軍病院',
        'スーザン・モック',
        'ロバート・スミス',
        '平成元年1月20日 (1989年1月20日)',
        '令和2年10月5日 (2020年10月5日)',
        '［印：州の公印］',
      ],
    },
    {
      name: 'Garcia',
      filled: `
certificate.state        | State of California  | カリフォルニア州
certificate.fileNumber   | 000-2019-000003      | 000-2019-000003
certificate.childName    | Luis Garcia          | ルイス・ガルシア
certificate.bornOn       | 05/01/2019           | =
certificate.sex          | M                    | =
certificate.bornAt       | Exampletown          | エグザンプルタウン市
certificate.county       | Example County       | エグザンプル郡
certificate.motherName   | Ana Example          | アナ・エグザンプル
certificate.motherBornOn | 11/30/1990           | =
certificate.motherBornAt | Mexico               | メキシコ
certificate.fatherName   | Jose Garcia          | ホセ・ガルシア
certificate.fatherBornOn | 04/30/1989           | =
certificate.fatherBornAt | California           | カリフォルニア州
certificate.filedOn      | 05/09/2019           | =
issue.issuedOn           | 06/01/2019           | =
issue.issuer             | County Recorder      | 郡登記官
issue.registrar          | Lee Example          | リー・エグザンプル
notes.note               | Printed on green security paper | 緑色の偽造防止用紙に印刷
`,
      printed: [
        'ルイス・ガルシア',
        '令和元年5月1日 (2019年5月1日)',
        'アナ・エグザンプル',
        'ホセ・ガルシア',
        '平成元年4月30日 (1989年4月30日)',
        '［印：州の公印］',
        '［緑色の偽造防止用紙に印刷］',
      ],
    },
  ],
}
