import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_RECORDING_BYTES, readRecording } from './read-recording.ts';

interface WavOptions {
  readonly code?: number;
  readonly bits?: number;
  readonly channels?: number;
  readonly rate?: number;
  readonly seconds?: number;
  readonly fill?: number;
}

function makeWav({
  code = 1,
  bits = 16,
  channels = 1,
  rate = 8000,
  seconds = 3,
  fill = 100,
}: WavOptions = {}): Uint8Array {
  const size = (seconds * rate * channels * bits) / 8;
  const bytes = new Uint8Array(44 + size).fill(fill, 44);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, code, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint16(34, bits, true);
  write(36, 'data');
  view.setUint32(40, size, true);
  return bytes;
}

/** Frames of MPEG 1 layer III, 128 kbit/s, 44.1 kHz, mono: 417 bytes and 1152 samples each. */
function makeMp3(frames: number, tagBytes = 0): Uint8Array {
  const bytes = new Uint8Array((tagBytes === 0 ? 0 : 10 + tagBytes) + frames * 417);
  let at = 0;
  if (tagBytes > 0) {
    bytes.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, tagBytes >> 7, tagBytes & 127]);
    at = 10 + tagBytes;
  }
  for (let frame = 0; frame < frames; frame += 1) bytes.set([0xff, 0xfb, 0x90, 0xc0], at + frame * 417);
  return bytes;
}

describe('a recording', () => {
  it('is WAV of PCM, A-law or µ-law', () => {
    expect(readRecording(makeWav())).toEqual({ format: 'wav', seconds: 3, sampleRate: 8000, channels: 1 });
    for (const code of [6, 7])
      expect(readRecording(makeWav({ code, bits: 8, fill: 0x20 }))).toMatchObject({ seconds: 3 });
    expect(readRecording(makeWav({ code: 1, bits: 8 }))).toMatchObject({ seconds: 3 });
    expect(readRecording(makeWav({ channels: 2, rate: 44_100 }))).toMatchObject({ channels: 2, seconds: 3 });
    expect(readRecording(makeWav({ code: 3, bits: 32 }))).toBe('wrongEncoding');
    expect(readRecording(makeWav({ bits: 24 }))).toBe('wrongEncoding');
  });

  it('is MP3 as long as its frames are, behind a tag too', () => {
    const seconds = (100 * 1152) / 44_100;
    expect(readRecording(makeMp3(100))).toEqual({
      format: 'mp3',
      seconds: expect.closeTo(seconds, 9),
      sampleRate: 44_100,
      channels: 1,
    });
    expect(readRecording(makeMp3(100, 300))).toMatchObject({ seconds: expect.closeTo(seconds, 9) });
  });

  it('lasts 2 to 120 seconds', () => {
    expect(readRecording(makeWav({ seconds: 1.9 }))).toBe('tooShort');
    expect(readRecording(makeWav({ seconds: 2 }))).toMatchObject({ seconds: 2 });
    expect(readRecording(makeWav({ seconds: 120 }))).toMatchObject({ seconds: 120 });
    expect(readRecording(makeWav({ seconds: 121 }))).toBe('tooLong');
  });

  it('can be heard: silence is refused in each encoding', () => {
    expect(readRecording(makeWav({ fill: 0 }))).toBe('silent');
    expect(readRecording(makeWav({ bits: 8, fill: 128 }))).toBe('silent');
    expect(readRecording(makeWav({ code: 6, bits: 8, fill: 0xd5 }))).toBe('silent');
    expect(readRecording(makeWav({ code: 7, bits: 8, fill: 0xff }))).toBe('silent');
  });

  it('is refused where it is cut off, too big, of another kind, or of odd rates and channels', () => {
    expect(readRecording(makeWav().subarray(0, 20_000))).toBe('damaged');
    expect(readRecording(new Uint8Array())).toBe('empty');
    expect(readRecording(new Uint8Array(MOST_RECORDING_BYTES + 1))).toBe('tooBig');
    expect(readRecording(new TextEncoder().encode('<html></html>'))).toBe('notAudio');
    expect(readRecording(makeWav({ channels: 3 }))).toBe('tooManyChannels');
    expect(readRecording(makeWav({ rate: 4000 }))).toBe('sampleRate');
  });

  it('never throws', () => {
    const heads = fc.constantFrom('RIFF0000WAVEfmt ', 'RIFF0000WAVEdata', 'ID3', '\u00ff\u00fb');
    fc.assert(
      fc.property(heads, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
        readRecording(Uint8Array.from([...[...head].map((letter) => letter.charCodeAt(0)), ...rest]));
      }),
      { numRuns: 500 },
    );
  });
});
