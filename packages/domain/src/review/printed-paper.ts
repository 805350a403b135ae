import type { OfficeText } from '../language.ts'
import type { PaperField, PaperTemplate } from '../paper-templates/template.ts'

/** What a translation that was made from templates prints. It is kept with the file. */

export interface PrintedLine {
  /** The field of the template. */
  readonly key: string
  readonly kind: PaperField['kind']
  readonly label: OfficeText
  /** What the paper says. */
  readonly source: string
  /** As it is printed; empty if it is missing. */
  readonly text: string
}

export interface PrintedSection {
  readonly key: string
  readonly label: OfficeText
  readonly lines: readonly PrintedLine[]
}

/** A part of the paper, or one of its persons. */
export interface PrintedGroup {
  readonly key: string
  /** The group of the template. */
  readonly of: OfficeText
  /** With the number of a person. */
  readonly label: OfficeText
  /** Printed only above persons. */
  readonly heading: OfficeText | null
  readonly sections: readonly PrintedSection[]
}

export interface PrintedPaper {
  /** The document that is translated. */
  readonly document: string
  readonly template: string
  readonly from: PaperTemplate['from']
  readonly title: OfficeText
  /** Of all fields of the template, also of those that are not printed. */
  readonly kinds: readonly PaperField['kind'][]
  readonly groups: readonly PrintedGroup[]
}

/** Papers of printed lines, or of lines with more about each. */
type PapersOf<Line> = readonly {
  readonly groups: readonly {
    readonly sections: readonly { readonly lines: readonly Line[] }[]
  }[]
}[]

export function linesOf<Line>(papers: PapersOf<Line>): Line[] {
  return papers.flatMap(({ groups }) =>
    groups.flatMap(({ sections }) => sections.flatMap(({ lines }) => lines)),
  )
}
