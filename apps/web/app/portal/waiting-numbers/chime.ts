/** Two falling tones, as at a door. */
const tones = [
  { hertz: 659.25, from: 0 },
  { hertz: 523.25, from: 0.45 },
]
const toneSeconds = 1.4
const loudness = 0.4

const listeners = new Set<() => void>()
let audio: AudioContext | undefined

function notify(): void {
  for (const listener of listeners) listener()
}

export function followChime(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isChimeOn(): boolean {
  return audio?.state === 'running'
}

/** Browsers let it sound only after somebody has pressed something, unless they are set to. */
export function openChime(): AudioContext {
  if (!audio) {
    audio = new AudioContext()
    audio.addEventListener('statechange', notify)
  }
  return audio
}

export function closeChime(): void {
  void audio?.close()
  audio = undefined
  notify()
}

export function ringChime(): void {
  if (!audio || !isChimeOn()) return
  for (const { hertz, from } of tones) {
    const start = audio.currentTime + from
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz })
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loudness, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, start + toneSeconds)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + toneSeconds)
  }
}
