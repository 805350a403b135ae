import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from '@kakehashi/local/postgres'
import pg from 'pg'
import { migrate } from '../src/db/migrate.ts'

/**
 * Writes the types of a freshly migrated database; with --check, fails if they are out of date.
 * Own code, because kysely generators need the JavaScript API that TypeScript 7 no longer has.
 */
const outFile = join(import.meta.dirname, '../src/db/schema.gen.ts')

const types: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  // Parsed as a string, see db/connection.ts.
  date: 'string',
  int4: 'number',
  int8: 'number',
  jsonb: 'ColumnType<unknown, string, string>',
  text: 'string',
  _int4: 'number[]',
  _text: 'string[]',
  _uuid: 'string[]',
  timestamptz: 'Date',
  uuid: 'string',
}

// Check constraints in the database allow only these values.
const columnTypes: Record<string, string> = {
  'users.branch': 'Branch',
  'users.find': 'FindSource',
  'users.language': 'Language',
  'users.muted_notices': 'OptionalNotice[]',
  'mailed_tokens.purpose': "'verify-email' | 'reset-password' | 'keep-account'",
  'passkey_challenges.purpose': "'add' | 'sign-in' | 'proof'",
  'requests.stage': 'Stage',
  'requests.source_language': 'DocumentLanguage',
  'requests.target_language': 'DocumentLanguage',
  'requests.purpose': 'Purpose',
  'requests.delivery': 'DeliveryWay',
  'requests.postal_country': 'PostalCountry',
  'requests.last_command': 'ColumnType<Command, string, string>',
  'requests.last_event': 'RequestEvent',
  'request_moves.kind': "UndoableMove | 'stepBack'",
  'request_moves.before': 'ColumnType<Readonly<Record<string, unknown>>, string, string>',
  'request_moves.notices': 'ColumnType<readonly HeldNotice[], string, string>',
  'quotes.answer': "'accepted' | 'declined'",
  'payments.method': 'PaymentMethod',
  'till_movements.currency': 'Currency',
  'pay_entries.kind': 'PayEntryKind',
  'waiting_numbers.visit': 'Visit',
  'waiting_numbers.state': 'WaitingNumberState',
  'month_closings.figures': 'ColumnType<MonthFigures, string, string>',
  'exports.kind': 'ExportKind',
  'exports.format': 'ExportFormat',
  'exports.state': 'ExportState',
  'imports.kind': 'ImportKind',
  'imports.state': 'ImportState',
  'exports.language': 'Language',
  'signatures.strokes': 'ColumnType<Strokes, string, string>',
  'document_proposals.dates': 'ColumnType<readonly DateProposal[], string, string>',
  'document_proposals.template': 'PaperTemplateId | null',
  'translation_drafts.content': 'ColumnType<DraftContent, string, string>',
  'printed_translations.papers': 'ColumnType<readonly PrintedPaper[], string, string>',
  'review_checks.check_key': 'ReviewCheck',
  'paper_templates.replaces': 'PaperTemplateId',
  'paper_template_versions.paper': 'ColumnType<PaperTemplate, string, string>',
  'till_sessions.opening_count': 'ColumnType<TillCount, string, string>',
  'till_sessions.closing_count': 'ColumnType<TillCount, string, string>',
  'messages.sender': "'system' | 'staff' | 'customer'",
  'notes.audience': 'NoteAudience',
  'files.role': "'document' | 'translation'",
  'files.status': "'pending' | 'clean' | 'refused' | 'not-scanned'",
  'files.refusal': 'ScanRefusal',
  'files.hidden_reason': 'RemovalReason',
  'files.drawing': "'waiting' | 'drawn' | 'failed'",
  'scanner_folder.problem': 'FolderProblem',
  'scanner_folder.refused': 'ColumnType<RefusedCounts, string, string>',
  'name_entries.entry': 'ColumnType<NameEntry, string, string>',
  'proofs.answer': 'ProofAnswer',
  'proof_remarks.outcome': 'RemarkOutcome',
  'certificates.from_language': 'DocumentLanguage',
  'certificates.to_language': 'DocumentLanguage',
  'certificates.revoked_because': 'Revocation',
  'certificate_papers.paper': 'PaperSize',
  'originals.out_how': 'WayOut',
  'readings.reader_part': 'ReaderPart',
  'readings.kind': 'ReadingKind',
  'failed_sign_ins.reason': 'SignInFailure',
  'services.kind': 'ServiceKind',
  'services.price_unit': 'PriceUnit',
  'quote_lines.unit': 'LineUnit',
  'pictures.kind': "'image' | 'icon'",
  'notices.kind': 'NoticeKind',
  'notices.state': "'queued' | 'sent' | 'failed' | 'unwanted'",
  'search_words.subject_kind': "'user' | 'request' | 'term'",
}

interface Column {
  readonly table_name: string
  readonly column_name: string
  readonly udt_name: string
  readonly is_nullable: 'YES' | 'NO'
  readonly has_default: boolean
}

function typeOf(column: Column): string {
  const name = `${column.table_name}.${column.column_name}`
  const plain = columnTypes[name] ?? types[column.udt_name]
  if (!plain) throw new Error(`no TypeScript type for ${name} of type ${column.udt_name}`)
  const nullable = column.is_nullable === 'YES' ? orNull(plain) : plain
  return column.has_default ? `Generated<${nullable}>` : nullable
}

/** ColumnType has separate types for select, insert and update; each becomes nullable. */
function orNull(plain: string): string {
  const columnType = /^ColumnType<(.+)>$/.exec(plain)?.[1]
  if (!columnType) return `${plain} | null`
  const parts = columnType.split(', ').map((part) => `${part} | null`)
  return `ColumnType<${parts.join(', ')}>`
}

function schemaText(columns: Column[]): string {
  const byTable = Object.groupBy(columns, (column) => column.table_name)
  const tables = Object.entries(byTable).map(([table, own = []]) => {
    const lines = own.map((column) => `    ${column.column_name}: ${typeOf(column)}`)
    return `  ${table}: {\n${lines.join('\n')}\n  }`
  })
  const lists = Object.entries(byTable).map(([table, own = []]) => {
    const names = own.map((column) => `    '${column.column_name}',`)
    return `  ${table}: [\n${names.join('\n')}\n  ],`
  })
  return `// Written by schema/generate-schema.ts from the migrations. Do not edit.
import type { Revocation } from '@kakehashi/domain/certificates/certificate'
import type { FolderProblem, RefusedCounts } from '@kakehashi/domain/counter/tray'
import type { ScanRefusal } from '@kakehashi/domain/documents/files'
import type { ReaderPart, ReadingKind } from '@kakehashi/domain/documents/readings'
import type { SignInFailure } from '@kakehashi/domain/people/failed-sign-ins'
import type { RemovalReason } from '@kakehashi/domain/request/file-removal'
import type { Language } from '@kakehashi/domain/language'
import type { Branch, FindSource } from '@kakehashi/domain/people/people'
import type { ExportFormat, ExportKind, ExportState } from '@kakehashi/domain/data-files/exports'
import type { ImportKind, ImportState } from '@kakehashi/domain/data-files/imports'
import type { MonthFigures } from '@kakehashi/domain/payments/books'
import type { Currency, PaymentMethod } from '@kakehashi/domain/payments/methods'
import type { PayEntryKind } from '@kakehashi/domain/payments/pay'
import type { PaperSize } from '@kakehashi/domain/payments/receipt'
import type { TillCount } from '@kakehashi/domain/payments/till'
import type { Visit, WaitingNumberState } from '@kakehashi/domain/counter/waiting-number'
import type { DraftContent } from '@kakehashi/domain/paper-templates/draft'
import type { DateProposal } from '@kakehashi/domain/proposals/propose'
import type { PaperTemplate, PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import type { ReviewCheck } from '@kakehashi/domain/review/checklist'
import type { PrintedPaper } from '@kakehashi/domain/review/printed-paper'
import type { Strokes } from '@kakehashi/domain/request/signature'
import type { LineUnit } from '@kakehashi/domain/price-list/quote-lines'
import type { PriceUnit } from '@kakehashi/domain/price-list/rates'
import type { Command } from '@kakehashi/domain/request/commands'
import type { DeliveryWay, PostalCountry } from '@kakehashi/domain/request/delivery'
import type { RequestEvent } from '@kakehashi/domain/request/events'
import type { NoteAudience } from '@kakehashi/domain/request/note-audience'
import type { NameEntry } from '@kakehashi/domain/request/name-sheet'
import type { HeldNotice, NoticeKind, OptionalNotice } from '@kakehashi/domain/request/notices'
import type { WayOut } from '@kakehashi/domain/request/originals'
import type { ProofAnswer, RemarkOutcome } from '@kakehashi/domain/request/proof'
import type { DocumentLanguage, Purpose } from '@kakehashi/domain/request/submitted-details'
import type { Stage } from '@kakehashi/domain/request/stage'
import type { UndoableMove } from '@kakehashi/domain/request/undo'
import type { ServiceKind } from '@kakehashi/domain/services'
import type { ColumnType, Generated } from 'kysely'

export interface DB {
${tables.join('\n')}
}

/** What \`selectAll\` reads. */
export const columns = {
${lists.join('\n')}
}
`
}

const postgres = await startPostgres()
try {
  await migrate(postgres.url)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<Column>(
    `select table_name, column_name, udt_name, is_nullable, (column_default is not null or is_identity = 'YES') as has_default
     from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
       and coalesce(col_description(format('%I.%I', table_schema, table_name)::regclass, ordinal_position::int), '') not like 'retired%'
     order by table_name, column_name`,
  )
  await client.end()
  const text = schemaText(rows)
  if (!process.argv.includes('--check')) await writeFile(outFile, text)
  else if ((await readFile(outFile, 'utf8')) !== text) {
    process.stderr.write('schema.gen.ts does not match the migrations: run `pnpm schema`\n')
    process.exitCode = 1
  }
} finally {
  await postgres.stop()
}
