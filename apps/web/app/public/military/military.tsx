import { msg } from '@lingui/core/macro'
import type { Route } from './+types/military'
import { pageMeta } from '../page-meta.ts'
import { EightSteps } from './eight-steps.tsx'
import { Head, Promises } from './head.tsx'
import { Questions } from './questions.tsx'
import { ThreeWords } from './three-words.tsx'

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location.pathname, {
    title: msg`Military customers`,
    description: msg`On-base translation for service members and their families in Okinawa: no expedite fee, walk-ins Monday to Friday, and the marriage form and its papers at one counter.`,
  })
}

export default function Military() {
  return (
    <>
      <Head />
      <Promises />
      <ThreeWords />
      <EightSteps />
      <Questions />
    </>
  )
}
