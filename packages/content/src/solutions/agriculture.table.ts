import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Trả lời ngoài ruộng: làm bây giờ, đợi, hay thôi',
  lead: 'Thời tiết theo từng cây trồng và từng việc, nhận diện cây và sâu bệnh qua ảnh, mạng xã hội nhà nông, chuyên gia trả lời.',
  blocks: [
    { kind: 'live', heading: 'Việc đồng hôm nay ở Cần Thơ, cây lúa' },
    {
      kind: 'text',
      heading: 'Bảng xanh đỏ này tính thế nào',
      paragraphs: [
        'Mỗi giờ được xét riêng cho từng việc. Phun thuốc cần gió 3–15 km/h, không nghịch nhiệt và sáu giờ tạnh sau đó; phơi cần độ ẩm dưới 70% và trời quang; bón phân tránh mưa quá 10 mm trong sáu giờ tới. Giờ nào thiếu một số đo thì để trống chứ không đoán.',
        'Trang cho nhà nông nói lý do của từng giờ, cân bằng nước bảy ngày, tích ôn và những ngày thời tiết thuận cho đạo ôn, khô vằn, bạc lá, rầy nâu hay gỉ sắt. Thuận cho bệnh không có nghĩa là ruộng đã có bệnh.',
      ],
      links: [
        { route: 'agri:now', location: 'can-tho', label: 'Thời tiết nhà nông ở Cần Thơ' },
        { route: 'agri:hourly', location: 'dak-lak', label: 'Từng giờ ở Đắk Lắk' },
        { route: 'agri:90-days', location: 'an-giang', label: '90 ngày ở An Giang' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Nông nghiệp số',
      lead: 'Trong ứng dụng trên điện thoại. Số liệu theo công bố của công ty.',
      cards: [
        {
          figure: '5.000+',
          title: 'Nhận diện cây trồng',
          text: 'Chụp lá, hoa hay quả, ứng dụng cho biết tên cây. Nhận được hơn 5.000 loài; 35 cây trồng phổ biến có hướng dẫn riêng.',
        },
        {
          figure: '700+',
          title: 'Nhận diện sâu bệnh',
          text: 'Chụp vết bệnh để biết tên và cách xử lý, với hơn 700 loại sâu bệnh.',
        },
        {
          figure: 'Mạng',
          title: 'Nhà nông hỏi nhà nông',
          text: 'Mạng xã hội để hỏi giá vật tư, khoe vụ trúng, báo rầy về xã bên. Câu khó chuyển cho chuyên gia tư vấn.',
        },
        {
          figure: '2 nhà mạng',
          title: 'Đi cùng hai nhà mạng di động',
          text: 'Chúng tôi hợp tác với hai nhà mạng để đưa thời tiết nông vụ tới thuê bao ở nông thôn.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Mỗi cây ngại một thứ',
      lead: 'Tám cây và vật nuôi có trang riêng ở đây.',
      columns: ['Cây', 'Ngại nhất', 'Trang nói gì'],
      rows: [
        ['Lúa', 'Lạnh dưới 20 °C lúc làm đòng, nóng trên 35 °C lúc trổ', 'Ngày thuận cho đạo ôn, khung giờ gặt'],
        ['Ngô', 'Thiếu nước lúc phun râu', 'Mưa trừ bốc thoát hơi'],
        ['Cà phê', 'Mưa khi đang phơi quả', 'Chuỗi ngày phơi, thời tiết thuận gỉ sắt'],
        ['Hồ tiêu', 'Đất sũng nước kéo dài', 'Mưa cộng dồn, ngày khô liền nhau'],
        ['Sầu riêng', 'Mưa lớn lúc xổ nhụy', 'Giờ mưa, gió giật'],
        ['Thanh long', 'Mưa đêm làm nấm cành', 'Độ ẩm, giờ ướt lá'],
        ['Rau', 'Nắng gắt và mưa rào liền nhau', 'Giờ tưới, giờ phun'],
        ['Tôm', 'Nước ao đổi nhiệt độ sau mưa to', 'Nhiệt độ ao ước tính, mưa sắp tới'],
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['cropCatalogue', 'pestCatalogue', 'commonCrops', 'twoOperators', 'twiceADay'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Vùng trồng, giống, lịch vụ và ai nhận tin: hợp tác xã, đại lý, từng hộ.',
        'Lần mất mùa gần nhất mất ở khâu nào: phun, phơi, tưới hay gặt.',
        'Ngưỡng theo cây, bản tin đọc loa xã, tin nhắn không dấu dưới 160 ký tự.',
        'Cuối vụ so lời khuyên với nhật ký đồng ruộng, sửa ngưỡng cho vụ sau.',
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'An answer in the field: do it now, wait, or leave it',
  lead: 'Weather by crop and by job, plants and pests identified from a photo, a network of farmers, experts who answer.',
  blocks: [
    { kind: 'live', heading: 'Today’s field work in Can Tho, rice' },
    {
      kind: 'text',
      heading: 'How the green and red are worked out',
      paragraphs: [
        'Every hour is rated separately for each job. Spraying needs a wind of 3–15 km/h, no inversion and six dry hours afterwards; drying needs humidity below 70% and a clear sky; do not fertilise if more than 10 mm is due within six hours. Hours with a missing figure stay empty; nothing is guessed.',
        'The pages for farmers give the reason for each hour, the seven-day water balance, growing degree days, and the days whose weather favours blast, sheath blight, leaf blight, brown planthopper or coffee rust. Favourable weather does not mean that your field has the disease.',
      ],
      links: [
        { route: 'agri:now', location: 'can-tho', label: 'Weather for farmers in Can Tho' },
        { route: 'agri:hourly', location: 'dak-lak', label: 'Hour by hour in Dak Lak' },
        { route: 'agri:90-days', location: 'an-giang', label: '90 days in An Giang' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Digital agriculture',
      lead: 'In the phone app. Figures as stated by the company.',
      cards: [
        {
          figure: '5,000+',
          title: 'Crops identified',
          text: 'Photograph a leaf, a flower or a fruit and the app names the plant. It knows more than 5,000 crops; 35 common ones come with their own advice.',
        },
        {
          figure: '700+',
          title: 'Pests identified',
          text: 'Photograph the damage to learn its name and what to do. It knows more than 700 pests and diseases.',
        },
        {
          figure: 'Network',
          title: 'Farmers ask farmers',
          text: 'A social network to ask for prices, show a good harvest, or report that planthoppers have reached the next commune. Hard questions go to experts.',
        },
        {
          figure: '2 operators',
          title: 'Together with two mobile operators',
          text: 'We work with two operators to bring farm weather to rural subscribers.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Each crop has its own bad weather',
      lead: 'Eight have pages here, the shrimp pond among them.',
      columns: ['Crop', 'Worst weather', 'What its pages show'],
      rows: [
        ['Rice', 'Below 20 °C at booting, above 35 °C at flowering', 'Days that favour blast, hours to harvest'],
        ['Maize', 'Drought at silking', 'Rain minus evapotranspiration'],
        ['Coffee', 'Rain on drying cherries', 'Consecutive drying days, weather that favours rust'],
        ['Pepper', 'Soil that stays soaked', 'Rain totals, dry days in a row'],
        ['Durian', 'Heavy rain at flowering', 'Hours of rain, gusts'],
        ['Dragon fruit', 'Night rain that brings stem fungus', 'Humidity, hours of wet leaves'],
        ['Vegetables', 'Fierce sun followed by a downpour', 'Hours to water and to spray'],
        ['Shrimp', 'Pond temperature that changes after heavy rain', 'Estimated pond temperature, rain ahead'],
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['cropCatalogue', 'pestCatalogue', 'commonCrops', 'twoOperators', 'twiceADay'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Growing area, variety, calendar, and the recipients: cooperatives, dealers or households.',
        'At which step the last harvest was lost: spraying, drying, watering or cutting.',
        'Limits by crop, a bulletin for the commune’s loudspeakers, text messages under 160 characters.',
        'After the season, the advice is compared with the field diary and the thresholds are adjusted for the next.',
      ],
    },
  ],
} as const satisfies ContentPage;

export const AGRICULTURE = joinLanguages(vi, en, { drawing: 'paddies' });
