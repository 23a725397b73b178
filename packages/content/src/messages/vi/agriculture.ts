import type { CropId } from '@portal/domain/agriculture/crop-id';
import type { DiseaseId } from '@portal/domain/agriculture/disease';
import type { DiseaseLevel } from '@portal/domain/agriculture/disease-index';
import type { Basis } from '@portal/domain/agriculture/threshold';
import type { ActivityId, Verdict } from '@portal/domain/agriculture/verdict';

/** Names of crops, work, verdicts and diseases. */
export const agriculture = {
  crops: {
    rice: 'Lúa',
    maize: 'Ngô',
    coffee: 'Cà phê',
    pepper: 'Hồ tiêu',
    durian: 'Sầu riêng',
    dragonFruit: 'Thanh long',
    vegetables: 'Rau',
    shrimp: 'Tôm',
  } satisfies Record<CropId, string>,
  activities: {
    spray: 'Phun thuốc',
    dry: 'Phơi nông sản',
    fertilise: 'Bón phân',
    harvest: 'Thu hoạch',
    feed: 'Cho tôm ăn',
  } satisfies Record<ActivityId, string>,
  riceDrying: 'Phơi lúa, nông sản',
  verdicts: {
    good: 'Nên',
    consider: 'Cân nhắc',
    avoid: 'Không nên',
    night: 'Ban đêm, không tính',
  } satisfies Record<Verdict, string>,
  unknown: 'Chưa đủ số liệu',
  bases: { found: 'theo tài liệu', known: 'theo tài liệu chuẩn', proposed: 'đề xuất' } satisfies Record<Basis, string>,
  levels: { low: 'thấp', medium: 'vừa', high: 'cao' } satisfies Record<DiseaseLevel, string>,
  diseases: {
    riceBlast: 'Đạo ôn',
    sheathBlight: 'Khô vằn',
    leafBlight: 'Bạc lá',
    planthopper: 'Rầy nâu',
    maizeLeafBlight: 'Đốm lá lớn',
    fallArmyworm: 'Sâu keo mùa thu',
    coffeeRust: 'Gỉ sắt cà phê',
    berryAnthracnose: 'Khô cành, khô quả',
    pepperFootRot: 'Chết nhanh',
    pepperAnthracnose: 'Thán thư',
    durianPhytophthora: 'Xì mủ, thối rễ',
    durianAnthracnose: 'Thán thư',
    stemCanker: 'Đốm nâu cành',
    dragonAnthracnose: 'Thán thư',
    lateBlight: 'Sương mai',
    softRot: 'Thối nhũn',
    whiteSpot: 'Đốm trắng',
    vibriosis: 'Bệnh do vi khuẩn Vibrio',
  } satisfies Record<DiseaseId, string>,
  /** The weather that favours each, as the rule has it. */
  diseaseWeather: {
    riceBlast: 'đêm 20–26°, ẩm từ 90% hoặc lá ướt lâu',
    sheathBlight: 'nóng 28–32°, có lúc ẩm trên 95%',
    leafBlight: 'ấm 25–34°, mưa kèm gió mạnh',
    planthopper: 'ấm 25–30°, ẩm, ít mưa to',
    maizeLeafBlight: 'mát 18–27°, lá ướt ban đêm',
    fallArmyworm: 'ấm 24–31°, ít mưa',
    coffeeRust: 'đêm 15–28°, lá ướt lâu',
    berryAnthracnose: 'mát 20–28°, mưa ẩm',
    pepperFootRot: 'mưa nhiều, đất úng, 23–30°',
    pepperAnthracnose: 'ấm 24–30°, lá ướt lâu',
    durianPhytophthora: 'mưa nhiều, ẩm, 24–30°',
    durianAnthracnose: 'ấm 24–30°, lá ướt lâu',
    stemCanker: 'nóng 25–32°, mưa, cành ướt lâu',
    dragonAnthracnose: 'ấm 24–30°, cành ướt lâu',
    lateBlight: 'mát, ẩm từ 90% suốt 11 giờ',
    softRot: 'nóng 25–32°, mưa nhiều',
    whiteSpot: 'nước ao mát, giảm nhanh hoặc mưa to',
    vibriosis: 'nước ao từ 30°',
  } satisfies Record<DiseaseId, string>,
};
