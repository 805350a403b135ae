import type { MarriageStep } from '@kakehashi/domain/marriage/steps'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import affidavit from './art/affidavit.svg'
import cityOffice from './art/city-office.svg'
import congratulations from './art/congratulations.svg'
import order from './art/order.svg'
import passport from './art/passport.svg'
import recognition from './art/recognition.svg'
import turnaround from './art/turnaround.svg'
import witnesses from './art/witnesses.svg'

interface StepLabel {
  title: ReactNode
  art: string
}

export const stepLabels: Record<MarriageStep, StepLabel> = {
  affidavit: { title: <Trans>Affidavit</Trans>, art: affidavit },
  'passport-or-birth-certificate': {
    title: <Trans>Passport or birth certificate</Trans>,
    art: passport,
  },
  'place-order': { title: <Trans>Place your order</Trans>, art: order },
  turnaround: { title: <Trans>Turnaround</Trans>, art: turnaround },
  witnesses: { title: <Trans>Witnesses</Trans>, art: witnesses },
  'city-office': { title: <Trans>City office</Trans>, art: cityOffice },
  congratulations: { title: <Trans>Congratulations</Trans>, art: congratulations },
  recognition: { title: <Trans>Recognition by your home country</Trans>, art: recognition },
}
