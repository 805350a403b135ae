import { zodResolver } from '@hookform/resolvers/zod'
import { passwordsMatch } from '@kakehashi/contract/fields/fields'
import type { Problem } from '@kakehashi/contract/fields/problems'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

export type FieldProblems<Values> = Partial<Record<keyof Values, Problem>>

/**
 * Checks a form with the schema of the contract, and across fields. A schema compares two fields
 * only if each is valid, but all problems should be reported at once.
 */
export function formResolver<Values extends FieldValues, Body>(
  schema: z.ZodType<Body, Values>,
  alsoCheck?: (values: Values) => FieldProblems<Values>,
): Resolver<Values, unknown, Body> {
  const check = zodResolver(schema)
  return async (values, context, options) => {
    const result = await check(values, context, options)
    const further: FieldProblems<FieldValues> = {
      ...(!passwordsMatch(values) && { confirmPassword: 'passwords-differ' }),
      ...alsoCheck?.(values),
    }
    if (Object.keys(further).length === 0) return result
    const errors = Object.entries(further).map(([name, message]) => [
      name,
      { ...result.errors[name], type: 'custom', message },
    ])
    return {
      values: {},
      errors: { ...result.errors, ...Object.fromEntries(errors) } as FieldErrors<Values>,
    }
  }
}
