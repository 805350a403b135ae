import type { WaitingNumber } from '@kakehashi/contract/waiting-numbers'
import { useListWaitingNumbersQuery } from '../../../api/waiting-numbers-api.ts'
import { useOwnCounter } from './own-counter.ts'

const none: readonly WaitingNumber[] = []

/** The numbers of today as the clerk at this counter sees them. */
export function useWaitingNumbers() {
  const query = useListWaitingNumbersQuery()
  const counter = useOwnCounter()
  const { isOn = false, numbers = none } = query.data ?? {}
  const having = (state: WaitingNumber['state']) => numbers.filter((one) => one.state === state)
  const called = having('called')
  return {
    query,
    isOn,
    counter,
    waiting: having('waiting'),
    absent: having('absent'),
    /** The number that is called to this counter. */
    here: called.find((one) => one.counter === counter),
    elsewhere: called.filter((one) => one.counter !== counter),
  }
}
