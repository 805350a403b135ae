import type { PaperTemplateId } from '@kakehashi/domain/paper-templates/template'

/** What a reading of it should propose, as 'group.field' or 'group.at.field', and the day. */
export type ExpectedDates = Readonly<Record<string, string>>

export interface InventedPaper {
  readonly name: string
  readonly html: string
  /** Without it, an upright page. */
  readonly size?: { readonly width: number; readonly height: number }
  readonly template: PaperTemplateId | null
  readonly dates: ExpectedDates
  /** Of the machine-readable lines. */
  readonly holder?: { readonly family: string; readonly given: string; readonly bornOn: string }
}
