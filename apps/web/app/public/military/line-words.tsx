import type { LineId } from '@kakehashi/domain/marriage/rules'
import { dayWords } from './day-words.tsx'
import { paperWords } from './paper-words.tsx'
import type { LineWords } from './whose-words.tsx'

/** The words of every line that any couple can get. The rules behind them are in the domain. */
export const lineWords: Record<LineId, LineWords> = { ...paperWords, ...dayWords }
