import { pair, splitLanguages } from '../split-languages.ts';

/** Bulletin on demand: page, document and e-mails. */
export const expertBulletinMessages = splitLanguages({
  kind: ['Bản tin chuyên gia', 'Expert bulletin'],
  purposes: {
    event: ['Sự kiện ngoài trời', 'Outdoor event'],
    construction: ['Thi công công trình', 'Construction'],
    voyage: ['Chuyến đi biển', 'Sea trip'],
    agriculture: ['Sản xuất nông nghiệp', 'Agriculture'],
    film: ['Quay phim, chụp ảnh', 'Film or photo shoot'],
    other: ['Việc khác', 'Something else'],
  },
  concerns: {
    rain: ['Mưa', 'Rain'],
    wind: ['Gió', 'Wind'],
    thunder: ['Dông sét', 'Thunder and lightning'],
    heat: ['Nắng nóng', 'Heat'],
    cold: ['Rét', 'Cold'],
    waves: ['Sóng biển', 'Waves'],
    visibility: ['Tầm nhìn, sương mù', 'Visibility, fog'],
  },
  languages: { vi: ['Tiếng Việt', 'Vietnamese'], en: ['Tiếng Anh', 'English'], both: ['Cả hai', 'Both'] },
  states: {
    received: ['Đã nhận', 'Received'],
    writing: ['Đang viết', 'Being written'],
    delivered: ['Đã giao', 'Delivered'],
    declined: ['Từ chối', 'Declined'],
    cancelled: ['Đã hủy', 'Cancelled'],
  },
  sheet: {
    version: pair([(version: number) => `Bản ${version}`, (version) => `Version ${version}`]),
    issued: pair([(moment: string) => `phát lúc ${moment}`, (moment) => `issued at ${moment}`]),
    replaces: pair([
      (version: number, moment: string) => `Thay bản ${version}, phát lúc ${moment}.`,
      (version, moment) => `Replaces version ${version}, issued at ${moment}.`,
    ]),
    replaced: ['Bản này đã có bản mới hơn thay thế.', 'A newer version replaces this one.'],
    newest: ['Xem bản mới nhất', 'Open the newest version'],
    author: pair([
      (name: string, role: string | null) => (role === null ? `Người viết: ${name}` : `Người viết: ${name}, ${role}`),
      (name, role) => (role === null ? `Written by ${name}` : `Written by ${name}, ${role}`),
    ]),
    period: pair([(period: string) => `Thời gian: ${period}`, (period) => `Period: ${period}`]),
    point: pair([(lat: string, lng: string) => `tọa độ ${lat}, ${lng}`, (lat, lng) => `at ${lat}, ${lng}`]),
    demo: [
      'Minh họa: thời tiết trong bản tin này được dựng để trình bày, không phải dự báo thật.',
      'Demo: the weather in this bulletin is made up to show the product, not a real forecast.',
    ],
    warnings: ['Cảnh báo chính thức đang có hiệu lực', 'Official warnings in force'],
    warning: pair([
      (issuer: string, issued: string, expires: string) => `${issuer}, phát lúc ${issued}, hiệu lực đến ${expires}.`,
      (issuer, issued, expires) => `${issuer}, issued at ${issued}, in force until ${expires}.`,
    ]),
    level: pair([(level: number) => `Cấp độ rủi ro thiên tai ${level}`, (level) => `Disaster risk level ${level}`]),
    link: ['Đọc bản tin gốc', 'Read the original bulletin'],
    basis: pair([
      (run: string) =>
        `Số liệu in đậm màu tím và trong bảng, biểu đồ được lấy từ dự báo của trang cho điểm này, phiên mô hình ${run}; đó là kết quả mô hình, không phải số đo. Giờ là giờ Việt Nam.`,
      (run) =>
        `Figures in bold violet and in tables and charts are this site’s forecast for the point, model run of ${run}; they are model output, not measurements. Times are Vietnam time.`,
    ]),
    limits: [
      'Bản tin tham khảo, không thay bản tin của cơ quan khí tượng thủy văn. Khi có cảnh báo chính thức, hãy làm theo cảnh báo ấy.',
      'This bulletin is for reference and does not replace those of the national weather service. Where an official warning is in force, follow it.',
    ],
    credits: ['Nguồn số liệu:', 'Data sources:'],
    download: ['Tải bản PDF', 'Download the PDF'],
    notYet: [
      'Bản PDF đang được làm, sẽ có sau ít phút.',
      'The PDF is being created and will be ready in a few minutes.',
    ],
    sample: ['Bản tin mẫu', 'Sample bulletin'],
    page: pair([
      (page: number, pages: number) => `trang ${page}/${pages}`,
      (page, pages) => `page ${page} of ${pages}`,
    ]),
    fileName: ['ban-tin-chuyen-gia', 'expert-bulletin'],
    description: [
      'Bản tin thời tiết do chuyên gia viết theo yêu cầu.',
      'A weather bulletin written by an expert on request.',
    ],
  },
  letter: {
    subject: pair([
      (title: string, version: number) => (version === 1 ? title : `${title} (bản ${version})`),
      (title, version) => (version === 1 ? title : `${title} (version ${version})`),
    ]),
    text: pair([
      ({ title, issued, place }: { readonly title: string; readonly issued: string; readonly place: string }) =>
        `“${title}”, ${place}, phát lúc ${issued}.`,
      ({ title, issued, place }) => `“${title}”, ${place}, issued at ${issued}.`,
    ]),
    replaces: pair([
      (version: number) => `Bản này thay bản ${version}.`,
      (version) => `It replaces version ${version}.`,
    ]),
    demo: [
      'Minh họa: thời tiết trong bản tin được dựng để trình bày, không phải dự báo thật.',
      'Demo: the weather in it is made up to show the product, not a real forecast.',
    ],
    open: pair([(url: string) => `Xem trên trang: ${url}`, (url) => `Read it on the site: ${url}`]),
    pdf: pair([(url: string) => `Tải PDF: ${url}`, (url) => `Download the PDF: ${url}`]),
    secret: [
      'Ai có đường dẫn này đều đọc được bản tin. Chỉ chuyển cho người cần đọc.',
      'Whoever has this link can read the bulletin. Pass it on only to those who need it.',
    ],
    declined: {
      subject: pair([
        (purpose: string, place: string) => `Chúng tôi không nhận làm bản tin: ${purpose}, ${place}`,
        (purpose, place) => `We cannot write your bulletin: ${purpose}, ${place}`,
      ]),
      text: pair([
        (period: string, reason: string) => `Bản tin bạn đặt cho thời gian ${period} không làm được. Lý do: ${reason}`,
        (period, reason) => `We cannot write the bulletin that you ordered for ${period}. Reason: ${reason}`,
      ]),
    },
  },
});
