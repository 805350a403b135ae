import type { OfficeRequest } from './office-request.ts'
import type { RequestCommands } from './use-request-commands.tsx'

/** What every stage's form is given. */
export interface StageFormProps {
  request: OfficeRequest
  commands: RequestCommands
}
