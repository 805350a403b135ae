import { Terms } from '../../request/glossary/terms.tsx'

export default function DeskGlossary() {
  return <Terms base="/desk/glossary" />
}
