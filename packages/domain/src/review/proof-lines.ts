import type { Words } from '../language.ts'
import type { ProofLine } from '../request/proof.ts'
import type { PrintedGroup, PrintedPaper } from './printed-paper.ts'

/** The lines of a translation that its customer reads in the proof copy. */
export function proofLinesOf(papers: readonly PrintedPaper[]): ProofLine[] {
  return papers.flatMap((paper) =>
    paper.groups.flatMap((group) =>
      group.sections.flatMap(({ label: section, lines }) =>
        lines
          .filter(({ text }) => text !== '')
          .map(({ label, text }) => ({
            group: papers.length > 1 ? withTitle(paper, group) : group.label,
            section,
            label,
            value: text,
          })),
      ),
    ),
  )
}

/** A translation can have several papers. */
function withTitle({ title }: PrintedPaper, { label }: PrintedGroup): Words {
  return { en: `${title.en}: ${label.en}`, ja: `${title.ja}：${label.ja}` }
}
