import type { DraftContent } from '../paper-templates/draft.ts'
import type { PaperTemplateId } from '../paper-templates/template.ts'
import * as american from './american-papers.ts'
import type { SampleFamily } from './family.ts'
import { type FilledRow, fillPaper } from '../paper-templates/fill-paper.ts'
import * as japanese from './japanese-papers.ts'

const rowsOf: Readonly<Record<PaperTemplateId, (family: SampleFamily) => readonly FilledRow[]>> = {
  'family-register': japanese.familyRegister,
  'family-register-extract': japanese.familyRegisterExtract,
  'marriage-acceptance': japanese.marriageAcceptance,
  'birth-registration': japanese.birthRegistration,
  'residence-record': japanese.residenceRecord,
  'drivers-licence': japanese.driversLicence,
  'us-birth-certificate': american.usBirthCertificate,
  'marriage-affidavit': american.marriageAffidavit,
  'single-status-affidavit': american.singleStatusAffidavit,
}

/** A paper about a sample family, with its translation. */
export function samplePaper(template: PaperTemplateId, family: SampleFamily): DraftContent {
  return fillPaper(template, rowsOf[template](family))
}
