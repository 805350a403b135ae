import type { ExpectedDates, InventedPaper } from './invented-paper.ts'

/** As the paper writes it, and the day that it means. */
type Written = readonly [text: string, day: string]

interface Person {
  readonly given: string
  readonly born: Written
  readonly reported: Written
  readonly married?: Written
  readonly spouseBorn?: Written
}

interface Register {
  readonly family: string
  readonly place: string
  readonly compiled: Written
  readonly issued: Written
  readonly persons: readonly Person[]
}

const styles = `
  * { margin: 0; box-sizing: border-box }
  body { width: 1000px; height: 1414px; padding: 70px 75px; position: relative; overflow: hidden;
    background: #f7f6ee; color: #1c1c1c; font: 17px/1.55 'Noto Sans CJK JP' }
  h1 { font-size: 25px; letter-spacing: .2em; text-align: right; margin-bottom: 20px }
  table { width: 100%; border-collapse: collapse }
  td { border: 1.5px solid #444; padding: 7px 12px; vertical-align: top }
  td:first-child { width: 190px }
  p { margin-top: 16px }
  .sample { position: absolute; top: 520px; left: 120px; font: 700 150px sans-serif; color: #0001;
    transform: rotate(-32deg); letter-spacing: .1em; border: 0 }
`

export function page(body: string, more = ''): string {
  return `<!doctype html><meta charset="utf-8"><style>${styles}${more}</style><body>${body}<div class="sample">SAMPLE</div>`
}

const row = (label: string, ...lines: readonly string[]) =>
  `<tr><td>${label}</td><td>${lines.join('<br>')}</td></tr>`

export function drawRegister(register: Register): InventedPaper {
  const { family, place, compiled, issued, persons } = register
  const rows = persons.flatMap(({ given, born, reported, married, spouseBorn }) => [
    row(
      '戸籍に<br>記録されている者',
      `【名】${given}`,
      '',
      `【生年月日】${born[0]}`,
      '【父】見本誠',
      '【母】見本直子',
      '【続柄】長女',
    ),
    row(
      '身分事項<br>　出　生',
      '',
      `【出生日】${born[0]}`,
      '【出生地】沖縄県見本市',
      `【届出日】${reported[0]}`,
      '【届出人】父',
    ),
    ...(married && spouseBorn
      ? [
          row(
            '　婚　姻',
            `【婚姻日】${married[0]}`,
            '【配偶者氏名】サンプル，パトリック',
            '【配偶者の国籍】アメリカ合衆国',
            `【配偶者の生年月日】${spouseBorn[0]}`,
            `【従前戸籍】${place}　${family}誠`,
          ),
        ]
      : []),
  ])
  const dates: Record<string, string> = {
    'register.compiledOn': compiled[1],
    'issue.issuedOn': issued[1],
  }
  persons.forEach(({ born, reported, married, spouseBorn }, at) => {
    dates[`person.${at}.bornOn`] = born[1]
    dates[`person.${at}.birthOn`] = born[1]
    dates[`person.${at}.birthReportedOn`] = reported[1]
    if (married) dates[`person.${at}.marriageOn`] = married[1]
    if (spouseBorn) dates[`person.${at}.marriageSpouseBorn`] = spouseBorn[1]
  })
  return {
    name: `register ${family}`,
    template: 'family-register',
    dates,
    html: page(
      `<h1>（１の１）　全部事項証明</h1><table>
      ${row('本　　籍', place)}${row('氏　　名', `${family}　${persons[0]?.given}`)}
      ${row('戸籍事項<br>　戸籍編製', '', `【編製日】${compiled[0]}`)}${rows.join('')}</table>
      <p style="text-align:right">以下余白</p><p>発行番号　０００００－００－００００</p>
      <p>　これは、戸籍に記録されている事項の全部を証明した書面である。</p>
      <p>　　${issued[0]}</p><p style="text-align:right">見本市長　　見　本　太　郎　［見本］</p>`,
      persons.length > 2
        ? 'body{font-size:15px;line-height:1.45;padding-top:30px}p{margin-top:6px}'
        : '',
    ),
  }
}

export function drawResidence(
  name: string,
  born: Written,
  since: Written,
  reported: Written,
  issued: Written,
): InventedPaper {
  return {
    name: `residence ${name}`,
    template: 'residence-record',
    dates: {
      'person.0.bornOn': born[1],
      'person.0.residentSince': since[1],
      'person.0.reportedOn': reported[1],
      'issue.issuedOn': issued[1],
    },
    html: page(`<h1 style="text-align:center;font-size:32px">住　民　票</h1><table>
      ${row('住所', '沖縄県見本市みどり町九丁目９９番地')}${row('世帯主', name)}</table><p></p><table>
      ${row('氏名', name)}${row('生年月日', born[0])}${row('性別', '女')}${row('続柄', '世帯主')}
      ${row('住民となった年月日', since[0])}${row('届出年月日', reported[0])}
      ${row('本籍', '沖縄県見本市みどり町九丁目９９番地')}${row('筆頭者', name)}${row('個人番号', '省略')}</table>
      <p style="margin-top:60px">　この写しは、世帯全員の住民票の原本と相違ないことを証明する。</p>
      <p>　　${issued[0]}</p><p style="text-align:right">見本市長　　見　本　太　郎　［見本］</p>`),
  }
}

/** A card that fills most of the photograph. */
export function drawLicence(
  name: string,
  born: Written,
  issued: Written,
  until: Written,
): InventedPaper {
  const dates: ExpectedDates = {
    'front.bornOn': born[1],
    'front.issuedOn': issued[1],
    'front.validUntil': until[1],
  }
  return {
    name: `licence ${name}`,
    template: 'drivers-licence',
    dates,
    html: page(
      `<div style="border:2px solid #333;border-radius:24px;padding:26px;height:560px;position:relative;background:#fdfcf6">
      <div>氏名　<b style="font-size:27px">${name}</b>　　　　${born[0]}生</div>
      <div style="margin-top:10px">住所　沖縄県見本市みどり町九丁目９９番地</div>
      <div style="margin-top:10px">交付　${issued[0]}　　　　０００００</div>
      <div style="margin-top:16px;padding:8px;background:#d9e8c8;font-size:26px">${until[0]}まで有効</div>
      <div style="margin-top:14px">免許の<br>条件等　眼鏡等</div>
      <div style="margin-top:40px">番号　第　００００００００００００　号</div>
      <div style="position:absolute;bottom:26px;left:26px;font-size:24px;letter-spacing:.2em">運転免許証　　沖縄県公安委員会　見本</div>
      <div style="position:absolute;right:30px;top:220px;width:170px;height:220px;background:#ccd4dc"></div></div>`,
      '.sample{top:260px;left:200px}',
    ),
  }
}

const cell = (label: string, value: string) =>
  `<td><small style="font-size:12px">${label}</small><br><b>${value}</b></td>`

export function drawUsBirth(
  name: string,
  born: Written,
  filed: Written,
  issued: Written,
): InventedPaper {
  return {
    name: `us-birth ${name}`,
    template: 'us-birth-certificate',
    dates: {
      'certificate.bornOn': born[1],
      'certificate.filedOn': filed[1],
      'issue.issuedOn': issued[1],
    },
    html: page(
      `<div style="text-align:center;font:26px 'DejaVu Serif'">STATE OF SAMPLE<br>DEPARTMENT OF HEALTH</div>
      <h1 style="text-align:center;letter-spacing:0;font:700 34px 'DejaVu Serif'">CERTIFICATE OF LIVE BIRTH</h1>
      <table><tr>${cell("Child's name", name)}${cell('Sex', 'Female')}</tr>
      <tr>${cell('Date of birth', born[0])}${cell('Time of birth', '04:12 AM')}</tr>
      <tr>${cell('Place of birth', 'Sample City')}${cell('County of birth', 'Sample County')}</tr>
      <tr>${cell("Mother's name before first marriage", 'Mary Ann Sample')}${cell('Birthplace', 'Sample State')}</tr>
      <tr>${cell("Father's current legal name", 'John Sample')}${cell('Birthplace', 'Sample State')}</tr>
      <tr>${cell('Date filed by registrar', filed[0])}${cell('File number', '000-00-000000')}</tr></table>
      <p>This is a true certification of the record on file in this office.</p>
      <p>Date issued: ${issued[0]}</p><p style="margin-top:60px">Sam Sample, State Registrar</p>`,
      "body{font-family:'DejaVu Sans'}",
    ),
  }
}
