import { birthRegistration } from './birth-registration.ts'
import { driversLicence } from './drivers-licence.ts'
import { familyRegisterExtract } from './family-register-extract.ts'
import { familyRegister } from './family-register.ts'
import { marriageAcceptance } from './marriage-acceptance.ts'
import { marriageAffidavit } from './marriage-affidavit.ts'
import { residenceRecord } from './residence-record.ts'
import { singleStatusAffidavit } from './single-status-affidavit.ts'
import type { PaperTemplateId, ShippedTemplate } from './template.ts'
import { usBirthCertificate } from './us-birth-certificate.ts'

export const paperTemplates: Readonly<Record<PaperTemplateId, ShippedTemplate>> = {
  'family-register': familyRegister,
  'family-register-extract': familyRegisterExtract,
  'marriage-acceptance': marriageAcceptance,
  'birth-registration': birthRegistration,
  'residence-record': residenceRecord,
  'drivers-licence': driversLicence,
  'us-birth-certificate': usBirthCertificate,
  'marriage-affidavit': marriageAffidavit,
  'single-status-affidavit': singleStatusAffidavit,
}
