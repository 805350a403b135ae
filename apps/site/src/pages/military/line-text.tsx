import type { LineId } from '@kakehashi/domain/marriage/rules'
import { dayWords } from './day-text.tsx'
import { paperWords } from './document-text.tsx'
import type { LineWords } from './nationality-labels.tsx'

/** The words of every line that any couple can get. The rules behind them are in the domain. */
export const lineWords: Record<LineId, LineWords> = { ...paperWords, ...dayWords }
