import { Sentences } from '../../request/glossary/sentences.tsx'

export default function DeskMemory() {
  return <Sentences base="/desk/glossary" />
}
