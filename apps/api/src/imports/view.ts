import { importProblemText } from '@kakehashi/contract/import-problems'
import type { ImportDetail, ImportView } from '@kakehashi/contract/imports'
import { importColumns, type ImportKind } from '@kakehashi/domain/data-files/imports'
import type { Language } from '@kakehashi/domain/language'
import type { NamedImport, ProblemRow } from './queries.ts'

export function toImportView(row: NamedImport): ImportView {
  return {
    _id: row.id,
    kind: row.kind,
    ...(row.name !== '' && { name: row.name }),
    askedAt: row.asked_at.toISOString(),
    ...(row.asker_name !== null && { askedBy: row.asker_name }),
    state: row.state,
    ...(row.line_count !== null && { lines: row.line_count }),
    done: row.done_count,
    problems: row.problem_count,
    ...(row.finished_at && { finishedAt: row.finished_at.toISOString() }),
  }
}

export function toImportDetail(
  row: NamedImport,
  problems: readonly ProblemRow[],
  language: Language,
): ImportDetail {
  return {
    ...toImportView(row),
    listed: problems.map((problem) => ({
      ...(problem.line !== null && { line: problem.line }),
      ...(problem.column_key !== null && {
        column: columnName(row.kind, problem.column_key, language),
      }),
      message: importProblemText(problem.code, language, {
        otherLine: problem.other_line,
        day: problem.day,
      }),
      ...usedOf(row.kind, problem),
    })),
  }
}

/** Columns without a known title are named by their place. */
function columnName(kind: ImportKind, key: string, language: Language): string {
  const place = key.replace('#', '')
  return (
    importColumns[kind][key]?.title[language] ??
    { en: `Column ${place}`, ja: `${place}番目の列` }[language]
  )
}

function usedOf(kind: ImportKind, { subject_id: _id, order_number, stage }: ProblemRow) {
  if (_id === null) return {}
  if (kind === 'customers') return { used: { kind: 'customer' as const, _id } }
  if (order_number === null || stage === null) return {}
  return { used: { kind: 'request' as const, _id, orderNumber: order_number, stage } }
}
