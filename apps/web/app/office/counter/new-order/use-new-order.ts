import { useLingui } from '@lingui/react/macro'
import { sumOf } from '@kakehashi/domain/price-list/quote-lines'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useState } from 'react'
import { errorMessage } from '../../../api/client/base-api.ts'
import {
  type CounterOrderBody,
  type TakenOrder,
  useTakeOrderMutation,
} from '../../../api/counter-api.ts'
import { useCallKey } from '../../../forms/use-call-key.ts'
import { useUploads } from '../../../request/uploads/use-uploads.ts'
import { useTender } from '../../money/use-tender.ts'
import { usePhoneLink } from './phone/use-phone-link.ts'
import { type Customer, type OrderLine, serviceOf } from './order-values.ts'
import type { PayChoice } from './pay-now.tsx'
import { useScans } from './use-scans.ts'

export interface Problems {
  readonly customer?: string | undefined
  readonly lines?: string | undefined
  readonly whole?: string | undefined
}

export interface TakenHere extends TakenOrder {
  /** What the customer gets back, in the currency of the payment. */
  readonly change: string | undefined
}

/** Everything that is typed and chosen for one order at the counter. */
export function useNewOrder(onTaken: (taken: TakenHere) => void) {
  const { t } = useLingui()
  const language = useLanguage()
  const [customer, setCustomer] = useState<Customer>({ kind: 'nobody' })
  const [lines, setLines] = useState<readonly OrderLine[]>([])
  const [details, setDetails] = useState('')
  const [note, setNote] = useState('')
  const [pay, setPay] = useState<PayChoice>('all')
  const [problems, setProblems] = useState<Problems>({})
  const uploads = useUploads()
  const scans = useScans()
  const phone = usePhoneLink()
  const totalCents = sumOf(lines)
  const dueCents = { all: totalCents, half: Math.ceil(totalCents / 2), nothing: 0 }[pay]
  const tender = useTender(dueCents)
  const [take, { isLoading }] = useTakeOrderMutation()
  const callKey = useCallKey()

  function chooseCustomer(next: Customer) {
    setCustomer(next)
    setProblems((before) => ({ ...before, customer: undefined }))
  }

  function changeLines(next: readonly OrderLine[]) {
    setLines(next)
    setProblems((before) => ({ ...before, lines: undefined }))
  }

  function findProblems(): Problems {
    const isUploading = uploads.items.some(({ state }) => state.kind !== 'ready')
    return {
      ...(customer.kind === 'nobody' && { customer: t`Find the customer, or enter somebody new` }),
      ...(serviceOf(lines) === undefined && { lines: t`Choose a service` }),
      ...(pay !== 'nothing' &&
        (tender.isBlocked || tender.isGivenWrong) && { whole: t`Check the payment.` }),
      ...(isUploading && { whole: t`Wait until every file is ready, or remove it.` }),
    }
  }

  function bodyOf(): CounterOrderBody {
    const files = uploads.items.flatMap(({ state }) =>
      state.kind === 'ready' ? [state.file.path] : [],
    )
    const [document, ...documents] = [...files, ...scans.paths]
    return {
      customer:
        customer.kind === 'known'
          ? { userId: customer.userId }
          : { ...(customer.kind === 'new' ? customer.person : emptyPerson), language },
      order: {
        requestItem: serviceOf(lines) ?? '',
        details,
        ...(document !== undefined && { document, documents }),
      },
      quote: {
        deposit: pay === 'half' ? dueCents / 100 : 0,
        totalPrice: totalCents / 100,
        lines: lines.map(({ text, textJa, unit, quantity, unitCents }) => ({
          text,
          ...(textJa !== undefined && { textJa }),
          unit,
          quantity,
          unitPrice: unitCents / 100,
        })),
      },
      ...(pay !== 'nothing' && { payment: { amount: dueCents / 100, ...tender.body } }),
      ...(phone.body && { uploadLink: phone.body }),
      isStarted: pay !== 'nothing',
      note,
    }
  }

  async function submit() {
    const found = findProblems()
    setProblems(found)
    if (isLoading || Object.keys(found).length > 0) return
    const body = bodyOf()
    try {
      const taken = await take({ body, key: callKey.keyFor(body) }).unwrap()
      callKey.answered()
      await uploads.markOrdered()
      onTaken({ ...taken, change: pay === 'nothing' ? undefined : tender.changeText })
    } catch (error) {
      callKey.failed(error)
      setProblems({ whole: errorMessage(error) })
    }
  }

  return {
    customer,
    setCustomer: chooseCustomer,
    lines,
    setLines: changeLines,
    details,
    setDetails,
    note,
    setNote,
    pay,
    setPay,
    problems,
    uploads,
    scans,
    phone,
    dueCents,
    tender,
    isSending: isLoading,
    submit,
  }
}

const emptyPerson = { firstName: '', lastName: '', nameJa: '', phone: '' }
