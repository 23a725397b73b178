import type { Language } from '@portal/domain/language/language';

/** Text of a card: two lines of verse and one small suggestion. */
interface CardText {
  readonly name: string;
  readonly verse: readonly [string, string];
  readonly advice: string;
}

/** A card: a sky state by day or night as its picture. */
export interface LuckyCard extends Readonly<Record<Language, CardText>> {
  readonly id: string;
  readonly code: number;
  readonly isDay: boolean;
}

export const LUCKY_CARDS: readonly LuckyCard[] = [
  {
    id: 'sunrise',
    code: 1,
    isDay: true,
    vi: {
      name: 'Nắng sớm',
      verse: ['Trời chưa hỏi đã sáng rồi,', 'việc chưa gọi tên đã vơi một phần.'],
      advice: 'Làm việc khó nhất trước bữa trưa.',
    },
    en: {
      name: 'Early sun',
      verse: ['The sky is light before you ask,', 'and half the work is done unasked.'],
      advice: 'Do the hardest thing before lunch.',
    },
  },
  {
    id: 'cloudShadow',
    code: 5,
    isDay: true,
    vi: {
      name: 'Mây che vừa đủ',
      verse: ['Nắng to thì có mây về,', 'mắt thôi nheo lại, đường về ngắn hơn.'],
      advice: 'Nhờ một người giúp; họ cũng đang rảnh hơn bạn tưởng.',
    },
    en: {
      name: 'Just enough cloud',
      verse: ['When the sun is strong a cloud comes by;', 'you stop squinting, and home is nearer.'],
      advice: 'Ask someone for help: they are freer than you think.',
    },
  },
  {
    id: 'shower',
    code: 14,
    isDay: true,
    vi: {
      name: 'Mưa bóng mây',
      verse: ['Vừa giăng áo mưa đã tạnh,', 'vừa cất áo vào thì lại lất phất.'],
      advice: 'Đừng đổi kế hoạch vì một tin nhắn.',
    },
    en: {
      name: 'A shower in sunshine',
      verse: ['The raincoat is on and the rain is off;', 'put it away and there it is again.'],
      advice: 'Do not change the plan for one message.',
    },
  },
  {
    id: 'rainbow',
    code: 12,
    isDay: true,
    vi: {
      name: 'Cầu vồng',
      verse: ['Phải có mưa trước mới có bảy màu,', 'mà phải quay lưng với mặt trời mới thấy.'],
      advice: 'Nhìn lại phía sau lưng: có thứ đẹp bạn vừa đi qua.',
    },
    en: {
      name: 'Rainbow',
      verse: ['First the rain, then seven colours,', 'and only those who turn from the sun see them.'],
      advice: 'Look behind you: you have just passed something lovely.',
    },
  },
  {
    id: 'drizzle',
    code: 13,
    isDay: true,
    vi: {
      name: 'Mưa phùn',
      verse: ['Không ướt áo, chỉ ướt lòng đường,', 'đi chậm một chút là khô cả ngày.'],
      advice: 'Trả lời một thư cũ, ngắn thôi.',
    },
    en: {
      name: 'Drizzle',
      verse: ['It wets the road and not the shirt;', 'walk a little slower and stay dry all day.'],
      advice: 'Answer one old letter, briefly.',
    },
  },
  {
    id: 'northeaster',
    code: 8,
    isDay: true,
    vi: {
      name: 'Gió mùa về',
      verse: ['Đêm qua còn quạt, sáng nay tìm chăn,', 'thay đổi nào cũng đến lúc gần sáng.'],
      advice: 'Lấy áo ấm ra trước khi cần.',
    },
    en: {
      name: 'The monsoon arrives',
      verse: ['A fan last night, a blanket this morning:', 'every change comes shortly before dawn.'],
      advice: 'Get the warm coat out before you need it.',
    },
  },
  {
    id: 'fog',
    code: 7,
    isDay: true,
    vi: {
      name: 'Sương mù',
      verse: ['Không thấy xa thì đi gần,', 'từng cột đèn một, rồi cũng tới cầu.'],
      advice: 'Chỉ lo bước kế tiếp.',
    },
    en: {
      name: 'Fog',
      verse: ['Where you cannot see far, go near:', 'lamp after lamp, and there is the bridge.'],
      advice: 'Mind the next step only.',
    },
  },
  {
    id: 'firstThunder',
    code: 15,
    isDay: true,
    vi: {
      name: 'Sấm đầu mùa',
      verse: ['Lúa chiêm nghe sấm phất cờ,', 'người nghe sấm nhớ cất đồ phơi ngoài sân.'],
      advice: 'Nói điều bạn để dành lâu nay.',
    },
    en: {
      name: 'First thunder',
      verse: ['The rice hears thunder and raises its flags;', 'people hear it and run for the washing.'],
      advice: 'Say what you have long put off.',
    },
  },
  {
    id: 'southWind',
    code: 6,
    isDay: true,
    vi: {
      name: 'Gió nồm',
      verse: ['Gió mang mùi biển vào tận bếp,', 'sàn nhà đổ mồ hôi thay người.'],
      advice: 'Mở cửa phía khô, đóng cửa phía ẩm.',
    },
    en: {
      name: 'Sea breeze',
      verse: ['The wind brings the sea into the kitchen,', 'and the floor sweats instead of you.'],
      advice: 'Open the dry door, close the damp one.',
    },
  },
  {
    id: 'heat',
    code: 3,
    isDay: true,
    vi: {
      name: 'Nắng gắt',
      verse: ['Bóng cây là của trời cho,', 'ai ngồi trước thì được trước.'],
      advice: 'Hẹn lại sau bốn giờ chiều.',
    },
    en: {
      name: 'Fierce sun',
      verse: ['Shade is a gift of the sky:', 'who sits down first has it first.'],
      advice: 'Move the meeting to after four.',
    },
  },
  {
    id: 'halfMoon',
    code: 1,
    isDay: false,
    vi: {
      name: 'Trăng lên',
      verse: ['Đèn tắt mới thấy trăng nhà,', 'mất điện một tối, được một sân trăng.'],
      advice: 'Tắt màn hình sớm nửa giờ.',
    },
    en: {
      name: 'Moonrise',
      verse: ['The moon shows when the lamp goes out:', 'one power cut, one yard of moonlight.'],
      advice: 'Switch the screen off half an hour early.',
    },
  },
  {
    id: 'stars',
    code: 6,
    isDay: false,
    vi: {
      name: 'Trời quang, nhiều sao',
      verse: ['Sao dày thì nắng, sao thưa thì mưa,', 'còn bạn thì cứ ngủ cho đủ.'],
      advice: 'Đi ngủ đúng giờ một hôm.',
    },
    en: {
      name: 'Clear night',
      verse: ['Many stars mean sun and few mean rain;', 'as for you, sleep your fill.'],
      advice: 'Go to bed on time for once.',
    },
  },
  {
    id: 'halo',
    code: 5,
    isDay: false,
    vi: {
      name: 'Trăng quầng',
      verse: ['Quầng thì hạn, tán thì mưa,', 'ông bà nói vậy, mô hình chưa dám nói.'],
      advice: 'Nghe người lớn tuổi kể một chuyện.',
    },
    en: {
      name: 'Moon halo',
      verse: ['A wide ring for drought, a tight one for rain:', 'so say grandparents; models dare not.'],
      advice: 'Let an older person tell you a story.',
    },
  },
  {
    id: 'longRain',
    code: 14,
    isDay: false,
    vi: {
      name: 'Mưa dầm',
      verse: ['Mưa không vội, bạn cũng vậy,', 'cơm nóng là tin vui của ngày ướt.'],
      advice: 'Nấu một món mất thời gian.',
    },
    en: {
      name: 'Steady rain',
      verse: ['The rain is in no hurry, nor are you;', 'hot rice is the good news of a wet day.'],
      advice: 'Cook something that takes its time.',
    },
  },
  {
    id: 'downpour',
    code: 16,
    isDay: true,
    vi: {
      name: 'Mưa như trút',
      verse: ['To thì chóng tạnh, nhỏ thì lâu,', 'đứng dưới hiên quen thêm một người.'],
      advice: 'Chờ thêm mười phút rồi hãy quyết.',
    },
    en: {
      name: 'Downpour',
      verse: ['Big drops end soon, small ones stay;', 'under the eaves you meet somebody.'],
      advice: 'Wait ten more minutes before you decide.',
    },
  },
  {
    id: 'stormOver',
    code: 12,
    isDay: false,
    vi: {
      name: 'Bão qua',
      verse: ['Cây đổ thì dựng, lá rụng thì quét,', 'sáng mai trời xanh như chưa có gì.'],
      advice: 'Hỏi thăm một người bạn lâu không gặp.',
    },
    en: {
      name: 'After the storm',
      verse: ['Raise what fell and sweep the leaves;', 'tomorrow’s blue will not remember.'],
      advice: 'Call a friend you have not seen in a long time.',
    },
  },
  {
    id: 'frost',
    code: 9,
    isDay: true,
    vi: {
      name: 'Sương muối',
      verse: ['Cỏ trắng một đêm, đất chờ một nắng,', 'cây khỏe lên từ chỗ lạnh nhất.'],
      advice: 'Chịu khó thêm một ngày.',
    },
    en: {
      name: 'Frost',
      verse: ['One white night, one patient morning;', 'what is strong grew where it was coldest.'],
      advice: 'Bear with it for one more day.',
    },
  },
  {
    id: 'cloudSea',
    code: 7,
    isDay: false,
    vi: {
      name: 'Biển mây',
      verse: ['Dậy sớm mới thấy, ở lâu mới tan,', 'đứng trên mây vẫn phải đi xuống ăn sáng.'],
      advice: 'Dậy sớm hơn ba mươi phút.',
    },
    en: {
      name: 'Sea of cloud',
      verse: ['Early risers see it, late ones hear of it;', 'above the clouds you still go down to breakfast.'],
      advice: 'Get up thirty minutes earlier.',
    },
  },
  {
    id: 'dew',
    code: 2,
    isDay: true,
    vi: {
      name: 'Giọt sương',
      verse: ['Nhỏ bằng đầu kim, chứa cả vườn,', 'nắng lên là đi, không kịp chào.'],
      advice: 'Khen ai đó một câu cụ thể.',
    },
    en: {
      name: 'A drop of dew',
      verse: ['Small as a pinhead, it holds the garden,', 'and leaves with the sun without goodbye.'],
      advice: 'Praise someone for one specific thing.',
    },
  },
  {
    id: 'kite',
    code: 6,
    isDay: true,
    vi: {
      name: 'Gió đều',
      verse: ['Gió đều thì diều lên,', 'giật dây mạnh quá là diều chao.'],
      advice: 'Làm đều hơn là làm nhiều.',
    },
    en: {
      name: 'A steady wind',
      verse: ['In a steady wind the kite goes up;', 'pull too hard and it staggers.'],
      advice: 'A little each day beats a lot at once.',
    },
  },
  {
    id: 'lightning',
    code: 15,
    isDay: false,
    vi: {
      name: 'Chớp phía đông',
      verse: ['Chớp đông nhay nháy, gà gáy thì mưa,', 'báo trước cả đêm, ai nghe thì khô.'],
      advice: 'Chuẩn bị sẵn thứ mai cần.',
    },
    en: {
      name: 'Lightning in the east',
      verse: ['It flickers east and rains at cockcrow:', 'a whole night’s notice for those who look.'],
      advice: 'Lay out tonight what tomorrow needs.',
    },
  },
  {
    id: 'rainySeason',
    code: 13,
    isDay: false,
    vi: {
      name: 'Vào mùa mưa',
      verse: ['Đất nghe mưa trước người,', 'mùi đất lên là mùa đã đổi.'],
      advice: 'Bắt đầu một thói quen nhỏ.',
    },
    en: {
      name: 'The rains begin',
      verse: ['The soil hears the rain before people do;', 'when it smells of earth the season has turned.'],
      advice: 'Begin one small habit.',
    },
  },
  {
    id: 'dryCold',
    code: 8,
    isDay: false,
    vi: {
      name: 'Rét khô',
      verse: ['Trời trong như kính mới lau,', 'lạnh thế này mới biết ấm ở đâu.'],
      advice: 'Ngồi gần người bạn thương.',
    },
    en: {
      name: 'Dry cold',
      verse: ['A sky as clear as a wiped pane;', 'in such cold you learn where it is warm.'],
      advice: 'Sit close to someone you love.',
    },
  },
  {
    id: 'changing',
    code: 4,
    isDay: true,
    vi: {
      name: 'Đổi gió',
      verse: ['Dự báo nói sáu mươi phần trăm,', 'bốn mươi còn lại là phần của bạn.'],
      advice: 'Thử lại điều lần trước không được.',
    },
    en: {
      name: 'The wind changes',
      verse: ['The forecast says sixty per cent;', 'the other forty are yours.'],
      advice: 'Try again what did not work last time.',
    },
  },
];
