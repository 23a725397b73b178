import type {
  BulletinConcern,
  BulletinLanguages,
  BulletinPurpose,
  BulletinState,
} from '@portal/domain/expert-bulletin/bulletin-request';
import type { Language } from '@portal/domain/language/language';

/** Bulletin on demand: page, document and e-mails. */
interface ExpertBulletinMessages {
  readonly kind: string;
  readonly purposes: Readonly<Record<BulletinPurpose, string>>;
  readonly concerns: Readonly<Record<BulletinConcern, string>>;
  readonly languages: Readonly<Record<BulletinLanguages, string>>;
  readonly states: Readonly<Record<BulletinState, string>>;
  readonly sheet: {
    readonly version: (version: number) => string;
    readonly issued: (moment: string) => string;
    readonly replaces: (version: number, moment: string) => string;
    readonly replaced: string;
    readonly newest: string;
    readonly author: (name: string, role: string | null) => string;
    readonly period: (period: string) => string;
    readonly point: (lat: string, lng: string) => string;
    readonly demo: string;
    readonly warnings: string;
    readonly warning: (issuer: string, issued: string, expires: string) => string;
    readonly level: (level: number) => string;
    readonly link: string;
    readonly basis: (run: string) => string;
    readonly limits: string;
    readonly credits: string;
    readonly download: string;
    readonly notYet: string;
    readonly sample: string;
    readonly page: (page: number, pages: number) => string;
    readonly fileName: string;
    readonly description: string;
  };
  readonly letter: {
    readonly subject: (title: string, version: number) => string;
    readonly text: (parts: { readonly title: string; readonly issued: string; readonly place: string }) => string;
    readonly replaces: (version: number) => string;
    readonly demo: string;
    readonly open: (url: string) => string;
    readonly pdf: (url: string) => string;
    readonly secret: string;
    readonly declined: {
      readonly subject: (purpose: string, place: string) => string;
      readonly text: (period: string, reason: string) => string;
    };
  };
}

export const expertBulletinMessages: Readonly<Record<Language, ExpertBulletinMessages>> = {
  vi: {
    kind: 'Bản tin chuyên gia',
    purposes: {
      event: 'Sự kiện ngoài trời',
      construction: 'Thi công công trình',
      voyage: 'Chuyến đi biển',
      agriculture: 'Sản xuất nông nghiệp',
      film: 'Quay phim, chụp ảnh',
      other: 'Việc khác',
    },
    concerns: {
      rain: 'Mưa',
      wind: 'Gió',
      thunder: 'Dông sét',
      heat: 'Nắng nóng',
      cold: 'Rét',
      waves: 'Sóng biển',
      visibility: 'Tầm nhìn, sương mù',
    },
    languages: { vi: 'Tiếng Việt', en: 'Tiếng Anh', both: 'Cả hai' },
    states: {
      received: 'Đã nhận',
      writing: 'Đang viết',
      delivered: 'Đã giao',
      declined: 'Không nhận làm',
      cancelled: 'Đã hủy',
    },
    sheet: {
      version: (version) => `Bản ${version}`,
      issued: (moment) => `phát lúc ${moment}`,
      replaces: (version, moment) => `Thay bản ${version}, phát lúc ${moment}.`,
      replaced: 'Bản này đã có bản mới hơn thay thế.',
      newest: 'Xem bản mới nhất',
      author: (name, role) => (role === null ? `Người viết: ${name}` : `Người viết: ${name}, ${role}`),
      period: (period) => `Thời gian: ${period}`,
      point: (lat, lng) => `tọa độ ${lat}, ${lng}`,
      demo: 'Minh họa: thời tiết trong bản tin này được dựng để trình bày, không phải dự báo thật.',
      warnings: 'Cảnh báo chính thức đang có hiệu lực',
      warning: (issuer, issued, expires) => `${issuer}, phát lúc ${issued}, hiệu lực đến ${expires}.`,
      level: (level) => `Cấp độ rủi ro thiên tai ${level}`,
      link: 'Đọc bản tin gốc',
      basis: (run) =>
        `Số liệu in đậm màu tím và trong bảng, biểu đồ được lấy từ dự báo của trang cho điểm này, phiên mô hình ${run}; đó là kết quả mô hình, không phải số đo. Giờ là giờ Việt Nam.`,
      limits:
        'Bản tin tham khảo, không thay bản tin của cơ quan khí tượng thủy văn. Khi có cảnh báo chính thức, hãy làm theo cảnh báo ấy.',
      credits: 'Nguồn số liệu:',
      download: 'Tải bản PDF',
      notYet: 'Bản PDF đang được làm, sẽ có sau ít phút.',
      sample: 'Bản tin mẫu',
      page: (page, pages) => `trang ${page}/${pages}`,
      fileName: 'ban-tin-chuyen-gia',
      description: 'Bản tin thời tiết do chuyên gia viết theo yêu cầu.',
    },
    letter: {
      subject: (title, version) => (version === 1 ? title : `${title} (bản ${version})`),
      text: ({ title, issued, place }) => `“${title}”, ${place}, phát lúc ${issued}.`,
      replaces: (version) => `Bản này thay bản ${version}.`,
      demo: 'Minh họa: thời tiết trong bản tin được dựng để trình bày, không phải dự báo thật.',
      open: (url) => `Xem trên trang: ${url}`,
      pdf: (url) => `Tải PDF: ${url}`,
      secret: 'Ai có đường dẫn này đều đọc được bản tin. Chỉ chuyển cho người cần đọc.',
      declined: {
        subject: (purpose, place) => `Chúng tôi không nhận làm bản tin: ${purpose}, ${place}`,
        text: (period, reason) => `Bản tin bạn đặt cho thời gian ${period} không làm được. Lý do: ${reason}`,
      },
    },
  },
  en: {
    kind: 'Expert bulletin',
    purposes: {
      event: 'Outdoor event',
      construction: 'Construction',
      voyage: 'Sea trip',
      agriculture: 'Agriculture',
      film: 'Film or photo shoot',
      other: 'Something else',
    },
    concerns: {
      rain: 'Rain',
      wind: 'Wind',
      thunder: 'Thunder and lightning',
      heat: 'Heat',
      cold: 'Cold',
      waves: 'Waves',
      visibility: 'Visibility, fog',
    },
    languages: { vi: 'Vietnamese', en: 'English', both: 'Both' },
    states: {
      received: 'Received',
      writing: 'Being written',
      delivered: 'Delivered',
      declined: 'Declined',
      cancelled: 'Cancelled',
    },
    sheet: {
      version: (version) => `Version ${version}`,
      issued: (moment) => `issued at ${moment}`,
      replaces: (version, moment) => `Replaces version ${version}, issued at ${moment}.`,
      replaced: 'A newer version replaces this one.',
      newest: 'Open the newest version',
      author: (name, role) => (role === null ? `Written by ${name}` : `Written by ${name}, ${role}`),
      period: (period) => `Period: ${period}`,
      point: (lat, lng) => `at ${lat}, ${lng}`,
      demo: 'Demo: the weather in this bulletin is made up to show the product, not a real forecast.',
      warnings: 'Official warnings in force',
      warning: (issuer, issued, expires) => `${issuer}, issued at ${issued}, in force until ${expires}.`,
      level: (level) => `Disaster risk level ${level}`,
      link: 'Read the original bulletin',
      basis: (run) =>
        `Figures in bold violet and in tables and charts are this site’s forecast for the point, model run of ${run}; they are model output, not measurements. Times are Vietnam time.`,
      limits:
        'This bulletin is for reference and does not replace those of the national weather service. Where an official warning is in force, follow it.',
      credits: 'Data sources:',
      download: 'Download the PDF',
      notYet: 'The PDF is being made and will be here in a few minutes.',
      sample: 'Sample bulletin',
      page: (page, pages) => `page ${page} of ${pages}`,
      fileName: 'expert-bulletin',
      description: 'A weather bulletin written by an expert on request.',
    },
    letter: {
      subject: (title, version) => (version === 1 ? title : `${title} (version ${version})`),
      text: ({ title, issued, place }) => `“${title}”, ${place}, issued at ${issued}.`,
      replaces: (version) => `It replaces version ${version}.`,
      demo: 'Demo: the weather in it is made up to show the product, not a real forecast.',
      open: (url) => `Read it on the site: ${url}`,
      pdf: (url) => `Download the PDF: ${url}`,
      secret: 'Whoever has this link can read the bulletin. Pass it on only to those who need it.',
      declined: {
        subject: (purpose, place) => `We cannot write your bulletin: ${purpose}, ${place}`,
        text: (period, reason) => `We cannot write the bulletin that you ordered ${period}. Reason: ${reason}`,
      },
    },
  },
};
