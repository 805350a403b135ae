import type { Cell, Column, Table } from './table.ts'

// The parts of a workbook with one sheet: Office Open XML, ECMA-376, part 1, chapter 18.

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The places of these formats in `styles` below. */
const styleOf: Readonly<Record<Column<never>['kind'] | 'title', number>> = {
  text: 1,
  day: 2,
  moment: 3,
  usd: 4,
  yen: 5,
  rate: 6,
  count: 7,
  title: 8,
}

const styles = `${head}<styleSheet xmlns="${main}">
<numFmts count="4">
<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>
<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/>
<numFmt numFmtId="166" formatCode="[$$-409]#,##0.00;\\-[$$-409]#,##0.00"/>
<numFmt numFmtId="167" formatCode="[$¥-411]#,##0;\\-[$¥-411]#,##0"/>
</numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="9"><xf/>${[49, 164, 165, 166, 167, 2, 1]
  .map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`)
  .join('')}<xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs>
</styleSheet>`

/** Every part but the sheet, by its name in the archive. */
export function workbookParts(sheetName: string): Readonly<Record<string, string>> {
  return {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  }
}

/** The first row stays in view. */
export function sheetStart({ columns, titles }: Pick<Table, 'columns' | 'titles'>): string {
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const cells = titles.map((title) => textCell(title, 'title'))
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row>${cells.join('')}</row>`
}

export const sheetEnd = '</sheetData></worksheet>'

export function rowText(columns: Table['columns'], cells: readonly Cell[]): string {
  return `<row>${cells.map((cell, index) => cellText(cell, columns[index]?.kind ?? 'text')).join('')}</row>`
}

/** Cells without a place of their own follow each other. */
function cellText(cell: Cell, kind: Column<never>['kind']): string {
  if (cell === null || cell === '') return '<c/>'
  if (kind === 'text') return textCell(String(cell), kind)
  const value = typeof cell === 'string' ? dayNumber(cell) : cell
  return `<c s="${styleOf[kind]}"><v>${value}</v></c>`
}

/** Never a formula, whatever it begins with. */
function textCell(text: string, kind: 'text' | 'title'): string {
  return `<c s="${styleOf[kind]}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

const dayMs = 86_400_000
const firstDay = Date.UTC(1899, 11, 30)

/** Spreadsheets count days, and the time as a part of one. */
function dayNumber(text: string): number {
  const instant = Date.parse(`${text.slice(0, 10)}T${text.slice(11) || '00:00'}Z`)
  return (instant - firstDay) / dayMs
}

const longestText = 32_767
/** XML 1.0 has no place for control characters and single surrogates. */
const notInXml = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escaped(text: string): string {
  return (
    text
      .slice(0, longestText)
      .replace(notInXml, '')
      // Otherwise a spreadsheet would read it as the character with this number.
      .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
      .replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
  )
}
