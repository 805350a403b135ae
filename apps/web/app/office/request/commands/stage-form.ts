import type { OfficeRequest } from './office-request.ts'
import type { Acting } from './use-request-commands.tsx'

/** What every stage's form is given. */
export interface StageFormProps {
  request: OfficeRequest
  acting: Acting
}
