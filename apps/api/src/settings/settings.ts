import { closureView } from '@kakehashi/contract/closures'
import { z } from 'zod'

/** Settings that the owner can change, with their initial values. */
export const settings = {
  /** Staff must use a second factor. */
  staffSecondFactor: { shape: z.boolean(), initial: false },
  /** Closed days in addition to weekends and American holidays. */
  closures: {
    shape: z.array(closureView),
    initial: [],
  },
  /** How long a customer can accept a quote. */
  quoteValidDays: { shape: z.int().min(1).max(365), initial: 30 },
  /** Show 'from $' on the public service pages. */
  publicPrices: { shape: z.boolean(), initial: false },
} as const satisfies Record<string, { shape: z.ZodType; initial: unknown }>

export type SettingName = keyof typeof settings
export type SettingValue<Name extends SettingName> = z.output<(typeof settings)[Name]['shape']>

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settings, name)
}
