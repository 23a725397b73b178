/** A recorded message that may be played. */
export interface Recording {
  readonly format: 'wav' | 'mp3';
  readonly seconds: number;
  readonly sampleRate: number;
  readonly channels: number;
}

/** Why a file is not a usable recording. */
export const RECORDING_FAULTS = [
  'empty',
  'tooBig',
  'notAudio',
  'wrongEncoding',
  'damaged',
  'tooShort',
  'tooLong',
  'tooManyChannels',
  'sampleRate',
  'silent',
] as const;

/** Fault of a recording. */
export type RecordingFault = (typeof RECORDING_FAULTS)[number];

/** Largest recording, bytes. */
export const MOST_RECORDING_BYTES = 10 * 2 ** 20;
/** Limits of a recording's length, seconds. */
export const RECORDING_SECONDS = { least: 2, most: 120 } as const;
/** Sample rates: from telephone quality to that of recorders. */
const SAMPLE_RATES = { least: 8000, most: 48_000 } as const;
const MOST_CHANNELS = 2;
/** Largest amplitude that counts as silence, of 1: −40 dB. */
const SILENCE = 0.01;

type Reading = Recording | RecordingFault;

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

const PCM = 1;
const A_LAW = 6;
const MU_LAW = 7;
const EXTENSIBLE = 0xfffe;

interface WavFormat {
  readonly code: number;
  readonly channels: number;
  readonly sampleRate: number;
  readonly bits: number;
}

/** The chunk `fmt `; an extensible one has its code after the usual fields. */
function readWavFormat(view: DataView, at: number, size: number): WavFormat | null {
  if (size < 16) return null;
  const code = view.getUint16(at, true);
  return {
    code: code === EXTENSIBLE && size >= 26 ? view.getUint16(at + 24, true) : code,
    channels: view.getUint16(at + 2, true),
    sampleRate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  };
}

/** Amplitude of an A-law byte, 0 to 1 (ITU-T G.711). */
function decodeALaw(byte: number): number {
  const code = byte ^ 0x55;
  const exponent = (code >> 4) & 7;
  const mantissa = code & 15;
  const level = exponent === 0 ? mantissa * 16 + 8 : (mantissa * 16 + 264) << (exponent - 1);
  return level / 32_768;
}

/** Amplitude of a µ-law byte, 0 to 1 (ITU-T G.711). */
function decodeMuLaw(byte: number): number {
  const code = ~byte & 0xff;
  const level = ((((code & 15) << 3) + 132) << ((code >> 4) & 7)) - 132;
  return level / 32_768;
}

/** Storage of a sample: its bytes and its amplitude, 0 to 1; null for unsupported formats. */
function findSampleReader({ code, bits }: WavFormat, view: DataView) {
  if (code === PCM && bits === 16)
    return { bytes: 2, read: (at: number) => Math.abs(view.getInt16(at, true)) / 32_768 };
  if (code === PCM && bits === 8) return { bytes: 1, read: (at: number) => Math.abs(view.getUint8(at) - 128) / 128 };
  if (code === A_LAW && bits === 8) return { bytes: 1, read: (at: number) => decodeALaw(view.getUint8(at)) };
  if (code === MU_LAW && bits === 8) return { bytes: 1, read: (at: number) => decodeMuLaw(view.getUint8(at)) };
  return null;
}

/** Reads a RIFF WAVE file of PCM with 8 or 16 bits, A-law or µ-law. */
function readWav(bytes: Uint8Array): Reading {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: WavFormat | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const from = at + 8;
    if (startsWith(bytes, at, 'fmt ') && from + size <= bytes.length) format = readWavFormat(view, from, size);
    if (startsWith(bytes, at, 'data')) return readWavSamples(view, { format, from, size });
    at = from + size + (size % 2);
  }
  return 'damaged';
}

interface WavData {
  readonly format: WavFormat | null;
  readonly from: number;
  readonly size: number;
}

function readWavSamples(view: DataView, { format, from, size }: WavData): Reading {
  if (format === null || format.channels === 0 || format.sampleRate === 0) return 'damaged';
  const sample = findSampleReader(format, view);
  if (sample === null) return 'wrongEncoding';
  // An interrupted recorder leaves a size beyond the end of the file.
  if (from + size > view.byteLength) return 'damaged';
  const { channels, sampleRate } = format;
  const count = Math.floor(size / sample.bytes);
  let loudest = 0;
  for (let index = 0; index < count; index += 1) loudest = Math.max(loudest, sample.read(from + index * sample.bytes));
  if (count > 0 && loudest < SILENCE) return 'silent';
  return { format: 'wav', seconds: count / channels / sampleRate, sampleRate, channels };
}

/**
 * Kilobits per second of layer III by the index in a frame header: MPEG 1, then MPEG 2 and 2.5 (ISO 11172-3, 13818-3).
 */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const MP3_RATES = [44_100, 48_000, 32_000] as const;
/** By the version bits of a header: MPEG 2.5, none, MPEG 2, MPEG 1. */
const RATE_DIVISORS = [4, 0, 2, 1] as const;
const MPEG_1 = 3;
const LAYER_III = 1;
const MONO = 3;

interface Mp3Frame {
  readonly bytes: number;
  readonly samples: number;
  readonly sampleRate: number;
  readonly channels: number;
}

/** The frame with a header at an offset; null if there is none. */
function readMp3Frame(bytes: Uint8Array, at: number): Mp3Frame | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  if (first !== 0xff || second >> 5 !== 7 || ((second >> 1) & 3) !== LAYER_III) return null;
  const version = (second >> 3) & 3;
  const isFirst = version === MPEG_1;
  const divisor = RATE_DIVISORS[version] ?? 0;
  const rate = MP3_RATES[(third >> 2) & 3];
  const bitrate = BITRATES[isFirst ? 0 : 1][third >> 4] ?? 0;
  if (divisor === 0 || rate === undefined || bitrate === 0) return null;
  const sampleRate = rate / divisor;
  const samples = isFirst ? 1152 : 576;
  const length = Math.floor((samples * bitrate * 125) / sampleRate) + ((third >> 1) & 1);
  return { bytes: length, samples, sampleRate, channels: fourth >> 6 === MONO ? 1 : 2 };
}

/** Offset of the sound: after an ID3v2 tag. */
function skipTag(bytes: Uint8Array): number {
  if (!startsWith(bytes, 0, 'ID3')) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10);
  return 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127);
}

const LEAST_FRAMES = 3;
/** Most bytes of tags after the last frame. */
const MOST_REST = 64 * 1024;

/** Reads MPEG layer III frame by frame: the length comes from its frames, not from a header's claim. */
function readMp3(bytes: Uint8Array): Reading {
  let at = skipTag(bytes);
  let seconds = 0;
  let frames = 0;
  const start = readMp3Frame(bytes, at);
  if (start === null) return 'notAudio';
  for (let frame: Mp3Frame | null = start; frame !== null && at + frame.bytes <= bytes.length; ) {
    if (frame.sampleRate !== start.sampleRate) return 'damaged';
    seconds += frame.samples / frame.sampleRate;
    frames += 1;
    at += frame.bytes;
    frame = readMp3Frame(bytes, at);
  }
  if (frames < LEAST_FRAMES) return 'notAudio';
  if (bytes.length - at > MOST_REST) return 'damaged';
  return { format: 'mp3', seconds, sampleRate: start.sampleRate, channels: start.channels };
}

function readFormat(bytes: Uint8Array): Reading {
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WAVE')) return readWav(bytes);
  return startsWith(bytes, 0, 'ID3') || bytes[0] === 0xff ? readMp3(bytes) : 'notAudio';
}

/**
 * Reads a recorded message: WAV (PCM with 8 or 16 bits, A-law, µ-law) or MP3, 2 to 120 seconds, one or two channels, 8
 * to 48 kHz, not silent as far as can be seen without decoding. Otherwise returns why it is unusable; never throws.
 */
export function readRecording(bytes: Uint8Array): Reading {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MOST_RECORDING_BYTES) return 'tooBig';
  const recording = readFormat(bytes);
  if (typeof recording === 'string') return recording;
  const { seconds, channels, sampleRate } = recording;
  if (channels > MOST_CHANNELS) return 'tooManyChannels';
  if (sampleRate < SAMPLE_RATES.least || sampleRate > SAMPLE_RATES.most) return 'sampleRate';
  if (seconds < RECORDING_SECONDS.least) return 'tooShort';
  return seconds > RECORDING_SECONDS.most ? 'tooLong' : recording;
}
