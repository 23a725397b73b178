import type { CropId } from '@portal/domain/agriculture/crop';
import type { DiseaseId, DiseaseLevel } from '@portal/domain/agriculture/disease';
import type { Basis } from '@portal/domain/agriculture/threshold';
import type { ActivityId, Verdict } from '@portal/domain/agriculture/verdict';
import { type Pair, splitLanguages } from '../split-languages.ts';

export const agricultureMessages = splitLanguages({
  crops: {
    rice: ['Lúa', 'Rice'],
    maize: ['Ngô', 'Maize'],
    coffee: ['Cà phê', 'Coffee'],
    pepper: ['Hồ tiêu', 'Black pepper'],
    durian: ['Sầu riêng', 'Durian'],
    dragonFruit: ['Thanh long', 'Dragon fruit'],
    vegetables: ['Rau', 'Vegetables'],
    shrimp: ['Tôm', 'Shrimp'],
  } satisfies Record<CropId, Pair>,
  activities: {
    spray: ['Phun thuốc', 'Spraying'],
    dry: ['Phơi nông sản', 'Drying'],
    fertilise: ['Bón phân', 'Fertilising'],
    harvest: ['Thu hoạch', 'Harvest'],
    feed: ['Cho tôm ăn', 'Feeding shrimp'],
  } satisfies Record<ActivityId, Pair>,
  riceDrying: ['Phơi lúa, nông sản', 'Drying rice and produce'],
  verdicts: {
    good: ['Nên', 'Good'],
    consider: ['Cân nhắc', 'Consider'],
    avoid: ['Không nên', 'Avoid'],
    night: ['Ban đêm, không tính', 'Night, not rated'],
  } satisfies Record<Verdict, Pair>,
  unknown: ['Chưa đủ số liệu', 'Not enough data'],
  bases: {
    found: ['theo tài liệu', 'published source'],
    known: ['theo tài liệu chuẩn', 'standard reference'],
    proposed: ['đề xuất', 'our own rule'],
  } satisfies Record<Basis, Pair>,
  levels: {
    low: ['thấp', 'low'],
    medium: ['vừa', 'medium'],
    high: ['cao', 'high'],
  } satisfies Record<DiseaseLevel, Pair>,
  diseases: {
    riceBlast: ['Đạo ôn', 'Rice blast'],
    sheathBlight: ['Khô vằn', 'Sheath blight'],
    leafBlight: ['Bạc lá', 'Bacterial leaf blight'],
    planthopper: ['Rầy nâu', 'Brown planthopper'],
    maizeLeafBlight: ['Đốm lá lớn', 'Northern leaf blight'],
    fallArmyworm: ['Sâu keo mùa thu', 'Fall armyworm'],
    coffeeRust: ['Gỉ sắt cà phê', 'Coffee leaf rust'],
    berryAnthracnose: ['Khô cành, khô quả', 'Branch and berry dieback'],
    pepperFootRot: ['Chết nhanh', 'Foot rot'],
    pepperAnthracnose: ['Thán thư', 'Anthracnose'],
    durianPhytophthora: ['Xì mủ, thối rễ', 'Phytophthora canker and root rot'],
    durianAnthracnose: ['Thán thư', 'Anthracnose'],
    stemCanker: ['Đốm nâu cành', 'Stem canker'],
    dragonAnthracnose: ['Thán thư', 'Anthracnose'],
    lateBlight: ['Sương mai', 'Late blight'],
    softRot: ['Thối nhũn', 'Soft rot'],
    whiteSpot: ['Đốm trắng', 'White spot'],
    vibriosis: ['Bệnh do vi khuẩn Vibrio', 'Vibriosis'],
  } satisfies Record<DiseaseId, Pair>,
  /** Favourable weather of each disease, as in its rule. */
  diseaseWeather: {
    riceBlast: ['đêm 20–26°, ẩm từ 90% hoặc lá ướt lâu', 'nights of 20–26°, humidity of 90% or prolonged leaf wetness'],
    sheathBlight: ['nóng 28–32°, có lúc ẩm trên 95%', 'hot 28–32°, humidity above 95% at times'],
    leafBlight: ['ấm 25–34°, mưa kèm gió mạnh', 'warm 25–34°, rain with strong wind'],
    planthopper: ['ấm 25–30°, ẩm, ít mưa to', 'warm 25–30°, humid, little heavy rain'],
    maizeLeafBlight: ['mát 18–27°, lá ướt ban đêm', 'mild 18–27°, wet leaves at night'],
    fallArmyworm: ['ấm 24–31°, ít mưa', 'warm 24–31°, little rain'],
    coffeeRust: ['đêm 15–28°, lá ướt lâu', 'nights of 15–28°, prolonged leaf wetness'],
    berryAnthracnose: ['mát 20–28°, mưa ẩm', 'mild 20–28°, rain and damp'],
    pepperFootRot: ['mưa nhiều, đất úng, 23–30°', 'rainy, waterlogged soil, 23–30°'],
    pepperAnthracnose: ['ấm 24–30°, lá ướt lâu', 'warm 24–30°, prolonged leaf wetness'],
    durianPhytophthora: ['mưa nhiều, ẩm, 24–30°', 'rainy, humid, 24–30°'],
    durianAnthracnose: ['ấm 24–30°, lá ướt lâu', 'warm 24–30°, prolonged leaf wetness'],
    stemCanker: ['nóng 25–32°, mưa, cành ướt lâu', 'hot 25–32°, rain, prolonged stem wetness'],
    dragonAnthracnose: ['ấm 24–30°, cành ướt lâu', 'warm 24–30°, prolonged stem wetness'],
    lateBlight: ['mát, ẩm từ 90% suốt 11 giờ', 'mild, humidity of 90% or more for 11 hours'],
    softRot: ['nóng 25–32°, mưa nhiều', 'hot 25–32°, rainy'],
    whiteSpot: ['nước ao mát, nguội nhanh hoặc mưa to', 'cool ponds, rapid cooling or heavy rain'],
    vibriosis: ['nước ao từ 30°', 'ponds at 30° or more'],
  } satisfies Record<DiseaseId, Pair>,
});

export type AgricultureMessages = (typeof agricultureMessages)['vi'];
