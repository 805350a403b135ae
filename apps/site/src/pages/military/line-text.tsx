import type { LineId } from '@kakehashi/domain/marriage/rules'
import { dayWords } from './day-text.tsx'
import { paperWords } from './document-text.tsx'
import type { LineWords } from './nationality-labels.tsx'

/** The text of every checklist line. The rules are in packages/domain/src/marriage. */
export const lineWords: Record<LineId, LineWords> = { ...paperWords, ...dayWords }
