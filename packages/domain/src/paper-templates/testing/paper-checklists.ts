import { marriageAffidavitChecklist, singleStatusAffidavitChecklist } from './affidavits.ts'
import { birthRegistrationChecklist } from './birth-registration.ts'
import { familyRegisterChecklist, familyRegisterExtractChecklist } from './family-registers.ts'
import type { PaperChecklist } from './filled-paper.ts'
import { driversLicenceChecklist } from './licences.ts'
import { marriageAcceptanceChecklist } from './marriage-acceptance.ts'
import { residenceRecordChecklist } from './residence-record.ts'
import { usBirthCertificateChecklist } from './us-birth-certificate.ts'

/** One for each template. All people and addresses are invented. */
export const paperChecklists: readonly PaperChecklist[] = [
  familyRegisterChecklist,
  familyRegisterExtractChecklist,
  marriageAcceptanceChecklist,
  birthRegistrationChecklist,
  residenceRecordChecklist,
  driversLicenceChecklist,
  usBirthCertificateChecklist,
  marriageAffidavitChecklist,
  singleStatusAffidavitChecklist,
]
