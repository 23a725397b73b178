/** A scene: a sky of four flat bands, shapes in it, and land below. */
interface Scene {
  /** Sky bands from top to bottom. */
  readonly sky: readonly [string, string, string, string];
  /** SVG shapes between sky and land. */
  readonly aloft: string;
  /** Land tones, back to front. */
  readonly land: readonly [string, string];
  /** SVG shapes in front of the land. */
  readonly fore: string;
}

const CLOUD =
  '<path fill="#a9b2c7" d="M700 250c0-62 74-96 128-62 28-70 150-72 180 2 66-18 120 26 118 76-1 24-20 38-44 38H752c-30 0-52-24-52-54z"/><path fill="#78819b" d="M640 300c0-52 62-80 106-52 24-58 124-60 150 2 54-14 100 22 98 64-1 20-16 32-36 32H684c-25 0-44-20-44-46z"/>';
const RAIN =
  '<path stroke="#2f7fd0" stroke-width="5" stroke-linecap="round" d="M690 370l-14 52M750 370l-20 78M810 370l-14 52M870 370l-22 84M930 370l-14 52M990 370l-20 74M1050 330l-18 66"/>';
const SUN = '<circle cx="940" cy="170" r="110" fill="#f7dc9a"/><circle cx="940" cy="170" r="72" fill="#f2a81d"/>';
const MOON = '<circle cx="930" cy="150" r="96" fill="#4b4a75"/><circle cx="930" cy="150" r="62" fill="#cfd3ee"/>';
const ROOFS =
  '<path fill="#3b3a57" d="M0 520h90v-70h70v-40h60v110h80v-90h54v-30h40v120h100v-60h80v-60h60v120h120v-90h70v-60h66v150h110v-70h90v-50h60v120h120v110H0z"/><path fill="#f2c45a" d="M180 440h16v16h-16zM330 460h16v16h-16zM560 470h16v16h-16zM760 460h16v16h-16zM1000 480h16v16h-16z"/>';
const RICE =
  '<path fill="#7fa83c" d="M0 500C300 470 700 520 1200 480V630H0z"/><path stroke="#5d862c" stroke-width="6" fill="none" d="M0 540C300 510 700 560 1200 520M0 580C300 552 700 600 1200 562"/><path stroke="#3f6a22" stroke-width="7" stroke-linecap="round" d="M180 600v-70M180 560l-26-22M180 560l26-26M320 612v-78M320 566l-26-24M320 566l26-26M480 604v-66M480 570l-24-22M480 570l24-24"/>';
const WAVES =
  '<path fill="#3a78b0" d="M0 470c80-34 160-34 240 0s160 34 240 0 160-34 240 0 160 34 240 0 160-34 240 0v160H0z"/><path fill="#2b5f94" d="M0 530c80-30 160-30 240 0s160 30 240 0 160-30 240 0 160 30 240 0 160-30 240 0v100H0z"/>';
const BOAT =
  '<path fill="#7a3b2a" d="M300 470h190l-34 52H338z"/><path fill="#f4ead2" d="M392 300v150H300z"/><path stroke="#7a3b2a" stroke-width="8" d="M396 296v174"/>';
const DAM =
  '<path fill="#8fb4d4" d="M0 470h560v160H0z"/><path fill="#8b8fa3" d="M520 380h110l150 250H520z"/><path fill="#6f7389" d="M520 380h40v250h-40z"/><path fill="#dff0fb" d="M640 440l120 190h-60L606 440z"/><path fill="#5aa0d4" d="M740 590h460v40H740z"/>';
const COFFEE =
  '<path fill="#5c7a33" d="M0 510C260 470 800 500 1200 460V630H0z"/><path fill="#3d5a26" d="M120 560a70 70 0 0 1 140 0zM320 580a80 80 0 0 1 160 0zM560 566a70 70 0 0 1 140 0zM780 580a80 80 0 0 1 160 0z"/><path fill="#b5322e" d="M170 530h14v14h-14zM210 520h14v14h-14zM380 540h14v14h-14zM430 530h14v14h-14zM610 530h14v14h-14zM840 542h14v14h-14zM880 532h14v14h-14z"/>';
const SPIRAL =
  '<g fill="none" stroke-linecap="round"><path stroke="#eef2f8" stroke-width="58" d="M830 250c-10-90 100-150 190-90 100 66 90 220-30 280-150 74-330-20-340-190-8-130 90-220 190-240"/><path stroke="#a9b2c7" stroke-width="22" d="M860 256c0-60 70-96 130-56 66 46 56 146-24 184-104 48-222-18-226-134-4-86 56-148 124-166"/></g><circle cx="900" cy="268" r="26" fill="#38507a"/>';
const CHART =
  '<path fill="#fff" d="M150 130h900v390H150z"/><path fill="#92c1ec" d="M220 430h54v50h-54zM310 400h54v80h-54zM670 390h54v90h-54zM760 420h54v60h-54z"/><path fill="#3f8fdb" d="M400 340h54v140h-54zM580 330h54v150h-54z"/><path fill="#1a5cb5" d="M490 250h54v230h-54z"/><path fill="#4c439b" d="M850 210h54v270h-54z"/><path fill="#92c1ec" d="M940 440h54v40h-54z"/><path stroke="#67637b" stroke-width="4" d="M200 480h810"/>';
const FROST =
  '<path stroke="#8fb4d4" stroke-width="8" stroke-linecap="round" d="M300 470v110M252 498l96 54M348 498l-96 54M560 500v90M520 522l80 45M600 522l-80 45M820 480v104M774 506l92 52M866 506l-92 52"/>';
const MOUNTAIN = '<path fill="#7d8aa6" d="M0 520l220-220 130 120 190-240 190 250 150-140 320 230v110H0z"/>';
const FOG =
  '<path stroke="#f4f4f2" stroke-width="26" stroke-linecap="round" d="M60 300h520M300 350h700M120 400h640M420 450h640"/>';
const BOLT = '<path fill="#ee8a1d" d="M850 340h70l-40 76h60L806 560l36-104h-56z"/>';
const TOWER =
  '<path stroke="#4f4b64" stroke-width="12" fill="none" d="M300 630l50-330 50 330M318 520h64M330 430h40"/><circle cx="350" cy="280" r="26" fill="#7fb439"/>';
const GROUND = '<path fill="#c9b48a" d="M0 520C300 480 800 540 1200 500V630H0z"/>';
const CRACKS =
  '<path stroke="#8a6f45" stroke-width="6" fill="none" d="M120 570l90-30 70 50 110-40 60 44M620 560l100-24 60 60 130-50 90 30M260 600l40-20M800 604l50-26"/>';

/** Drawings for posts without a picture. The land starts at 420 of 630. */
export const SCENES: Readonly<Record<string, Scene>> = {
  rain: {
    sky: ['#b8c1d3', '#c4ccd9', '#d0d5dc', '#dcdcda'],
    aloft: CLOUD + RAIN,
    land: ['#8fa08c', '#6f8570'],
    fore: ROOFS,
  },
  storm: {
    sky: ['#5b7fae', '#6d92bd', '#84a8cc', '#a4c2dc'],
    aloft: SPIRAL,
    land: ['#4b83b8', '#3a78b0'],
    fore: WAVES,
  },
  thunder: {
    sky: ['#8d8aa8', '#a7a3bb', '#c4bcc8', '#e5d8cc'],
    aloft: CLOUD + BOLT,
    land: ['#7c8a6a', '#5f7150'],
    fore: '',
  },
  heat: { sky: ['#ecdcbf', '#f3dfb0', '#f6d79a', '#f4c67c'], aloft: SUN, land: ['#cfae72', '#b8935a'], fore: ROOFS },
  drought: {
    sky: ['#dcd7cb', '#ecdcbf', '#f6dfae', '#f9d79a'],
    aloft: SUN,
    land: ['#bfa06a', '#c9b48a'],
    fore: GROUND + CRACKS,
  },
  cold: { sky: ['#c4d3de', '#d0dce4', '#dce4e8', '#e8e8e4'], aloft: CLOUD, land: ['#93a3b5', '#dfe8ef'], fore: FROST },
  mountain: {
    sky: ['#b9d5ef', '#cde1f0', '#e2ecec', '#f4ead0'],
    aloft: MOUNTAIN,
    land: ['#6f8f63', '#567a4c'],
    fore: '',
  },
  fog: {
    sky: ['#d6d9dc', '#dee0e1', '#e6e6e3', '#eeece6'],
    aloft: MOUNTAIN + FOG,
    land: ['#a3ada3', '#8b988a'],
    fore: '',
  },
  rice: { sky: ['#b9d5ef', '#cde1f0', '#e2ecec', '#f4ead0'], aloft: SUN, land: ['#8fae6a', '#7fa83c'], fore: RICE },
  coffee: {
    sky: ['#c3d8ec', '#d3e2ee', '#e4eaeb', '#f0e8d6'],
    aloft: MOUNTAIN,
    land: ['#7f9a58', '#5c7a33'],
    fore: COFFEE,
  },
  dam: { sky: ['#b9d5ef', '#cde1f0', '#e2ecec', '#f4ead0'], aloft: MOUNTAIN, land: ['#6f8f63', '#567a4c'], fore: DAM },
  sea: {
    sky: ['#bfb0da', '#d8bfc9', '#f0cfae', '#f6cf9a'],
    aloft: SUN,
    land: ['#4b83b8', '#3a78b0'],
    fore: BOAT + WAVES,
  },
  city: { sky: ['#c9d0dc', '#d4d9e1', '#dee0e3', '#e9e5de'], aloft: CLOUD, land: ['#8b93a3', '#6b7386'], fore: ROOFS },
  night: { sky: ['#1f2147', '#2c2f5c', '#3b3d6b', '#4b4a75'], aloft: MOON, land: ['#26284a', '#1c1e3c'], fore: ROOFS },
  chart: { sky: ['#cde1f0', '#d9e7f1', '#e5edf0', '#f0efe4'], aloft: CHART, land: ['#b9c7b0', '#a3b596'], fore: '' },
  station: {
    sky: ['#b9d5ef', '#cde1f0', '#e2ecec', '#f4ead0'],
    aloft: CLOUD,
    land: ['#8fae6a', '#7fa83c'],
    fore: TOWER,
  },
};
