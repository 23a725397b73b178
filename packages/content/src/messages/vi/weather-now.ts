/** Words of the page of now and of the sentences that stand first on every page. Values come in already formatted. */
export const weatherNow = {
  /** A page’s text where it is read without the page: in search results and messages. */
  toldOf: (place: string, clock: string, date: string) => `${place} lúc ${clock} ngày ${date}: `,
  toldAsDemo: 'Số liệu minh họa, không phải dự báo thật.',
  yesterday: {
    /** `hot` and `chilly`: how warm it is now decides the word. */
    warmer: (value: string, hot: boolean) => `${hot ? 'Nóng' : 'Ấm'} hơn giờ này hôm qua ${value}`,
    cooler: (value: string, chilly: boolean) => `${chilly ? 'Lạnh' : 'Mát'} hơn giờ này hôm qua ${value}`,
    same: 'Gần như giờ này hôm qua',
    high: (value: string) => `hôm qua cao nhất ${value}`,
  },
  nextRain: {
    title: 'Mưa trong 3 giờ tới',
    basis: 'Theo mô hình, từng giờ',
    most: (amount: string, clock: string) => `Mưa nhiều nhất lúc ${clock}, ${amount}.`,
    mostNow: (amount: string) => `Mưa nhiều nhất trong giờ này, ${amount}.`,
    legend: 'Đậm: dự kiến; nhạt: có thể đến mức này',
    total: (total: string, peak: string) => `Cả 3 giờ ${total} mm, mạnh nhất ${peak} mm/giờ.`,
    totalTo: (clock: string, total: string, peak: string) =>
      `Đến ${clock} ${total} mm, mạnh nhất ${peak} mm/giờ; sau đó chưa rõ.`,
    fromRadar: (clock: string) => `Theo ra-đa lúc ${clock}; sau 30–90 phút dần theo mô hình.`,
    fromRadarAlone: (clock: string) => `Theo ra-đa lúc ${clock}.`,
    fromModel: 'Theo mô hình dự báo, không có ra-đa.',
    around: {
      none: 'Trong vòng 10 km quanh đây chưa có mưa.',
      few: 'mưa vài nơi',
      some: 'mưa rải rác',
      many: 'mưa nhiều nơi',
      told: (spread: string, wet: string, cells: string) => `Quanh đây ${spread}: ${wet} trong ${cells} ô, mỗi ô 3 km.`,
    },
  },
  advice: {
    ours: 'Lời khuyên về tia UV và không khí là gợi ý của chúng tôi.',
    uv: {
      low: null,
      moderate: 'Đội mũ, che nắng khi ở lâu ngoài trời.',
      high: 'Bớt ra nắng giữa trưa; đội mũ, đeo kính, bôi kem chống nắng.',
      veryHigh: 'Tránh nắng từ 10 đến 15 giờ; che kín và bôi kem chống nắng.',
      extreme: 'Nên ở trong bóng râm; da có thể bỏng rất nhanh.',
    },
    aqi: {
      good: 'Cứ hoạt động ngoài trời như thường.',
      moderate: 'Người nhạy cảm nên để ý khi ho, khó thở.',
      poor: 'Trẻ em, người già, người bệnh tim phổi nên bớt vận động ngoài trời.',
      unhealthy: 'Nên bớt ra ngoài; đeo khẩu trang lọc bụi.',
      veryUnhealthy: 'Chỉ ra ngoài khi cần; đeo khẩu trang lọc bụi, đóng cửa.',
      hazardous: 'Nên ở trong nhà và đóng kín cửa.',
    },
  },
  sky: {
    label: 'Mặt trời, Mặt Trăng',
    lit: (percent: string) => `sáng ${percent}`,
  },
};
