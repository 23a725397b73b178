import type { HazardGuide } from './hazard-guide.ts';

export const HAZARD_GUIDES_VI: readonly HazardGuide[] = [
  {
    id: 'bao',
    kinds: ['storm', 'tropicalDepression'],
    title: 'Bão, áp thấp nhiệt đới',
    danger:
      'Gió giật bẻ cây, tốc mái; nước dâng tràn vào vùng ven biển; mưa lớn sau bão thường gây chết người nhiều hơn gió.',
    before: [
      'Nghe bản tin mới nhất: vị trí tâm bão, cấp gió ở nơi bạn ở, giờ bão vào.',
      'Chằng mái nhà, chèn cửa, cắt tỉa cành cây gần nhà và đường điện; cất đồ có thể bay trên ban công.',
      'Sạc đầy điện thoại, đèn; trữ nước sạch, đồ ăn, thuốc men đủ dùng ba ngày.',
      'Ở nhà yếu, vùng trũng, ven biển, ven sông: sơ tán ngay khi chính quyền yêu cầu, đừng đợi gió lớn.',
      'Tàu thuyền về nơi trú, neo chắc rồi lên bờ; không ai ở lại trên tàu hay lồng bè.',
    ],
    during: [
      'Ở trong nhà kiên cố, tránh xa cửa kính; ngắt điện khi nước vào nhà hoặc mái bị tốc.',
      'Gió lặng đột ngột có thể là mắt bão đi qua: đừng ra ngoài, gió sẽ nổi lại từ hướng ngược lại.',
      'Không đi xe máy, ô tô khi gió giật mạnh; không trú dưới gốc cây, biển quảng cáo, cột điện.',
    ],
    after: [
      'Chỉ ra ngoài khi có tin bão đã qua; coi mọi dây điện đứt là đang có điện, báo điện lực.',
      'Kiểm tra mái, tường trước khi vào nhà; không dùng bếp than, máy phát điện trong phòng kín.',
      'Mưa sau bão còn gây lũ quét, sạt lở: người ở sườn dốc, ven suối chưa vội về nhà.',
    ],
  },
  {
    id: 'mua-lon-ngap-lut',
    kinds: ['heavyRain', 'inundation'],
    title: 'Mưa lớn, ngập lụt',
    danger: 'Chỉ 30 cm nước chảy xiết đã có thể cuốn ngã người, 60 cm cuốn trôi ô tô; dưới nước là hố ga và điện rò.',
    before: [
      'Kê cao đồ điện, giấy tờ, thóc gạo, thuốc trừ sâu; dọn miệng cống trước nhà.',
      'Biết lối lên chỗ cao gần nhất và đường đi không qua ngầm, tràn.',
      'Chuyển ô tô, xe máy khỏi hầm và đường trũng; đưa gia súc lên cao.',
    ],
    during: [
      'Ngắt cầu dao khi nước gần tới ổ điện; không chạm thiết bị điện khi đang đứng trong nước.',
      'Không lội, không lái xe qua đoạn ngập không thấy mặt đường; ô tô chết máy giữa dòng thì ra khỏi xe ngay.',
      'Trẻ em ở nhà có người trông; không bơi, vớt củi, đánh cá khi nước lên.',
    ],
    after: [
      'Để thợ kiểm tra điện trước khi đóng lại cầu dao.',
      'Chỉ uống nước đã đun sôi; thau rửa bể, khử trùng giếng theo hướng dẫn của trạm y tế.',
      'Bỏ thức ăn đã ngâm nước; mang ủng và găng khi dọn bùn.',
    ],
  },
  {
    id: 'lu-song',
    kinds: ['flood'],
    title: 'Lũ trên sông',
    danger: 'Nước lên qua các mức báo động 1, 2, 3; lũ có thể đến ban đêm và khi trời nơi bạn ở đã tạnh.',
    before: [
      'Hỏi xã, phường mức nước nào thì nhà mình bị ngập và đi đâu khi phải sơ tán.',
      'Chuẩn bị áo phao hay vật nổi cho từng người; xuồng có dây neo.',
      'Thu hoạch sớm, đưa gia súc và máy bơm khỏi bãi sông khi có tin lũ; nghe tin xả của hồ phía trên.',
    ],
    during: [
      'Rời bãi sông, bến đò, nhà bè; không đứng xem lũ trên cầu, kè đang sạt.',
      'Không vượt ngầm, tràn, cầu tạm khi nước chảy xiết, dù có xe lớn.',
      'Bị kẹt: lên chỗ cao nhất, ra hiệu bằng đèn, vải sáng màu, gọi 112.',
    ],
    after: [
      'Tránh bờ sông vì đất còn tiếp tục sạt khi nước rút.',
      'Đi theo đường đã được chính quyền mở lại; xem chừng rắn, dây điện.',
      'Rửa sạch, phơi khô nhà; đi khám khi sốt, tiêu chảy, đau mắt.',
    ],
  },
  {
    id: 'lu-quet-sat-lo',
    kinds: ['flashFlood'],
    title: 'Lũ quét, sạt lở đất',
    danger:
      'Đến trong vài phút, hay vào ban đêm sau nhiều giờ mưa. Đất đã no nước thì một trận mưa vừa cũng đủ gây sạt.',
    before: [
      'Nhà ở sát taluy, chân dốc, cửa suối: hẹn trước nơi đến ở nhờ khi mưa to kéo dài.',
      'Cử người canh mưa ban đêm; giữ điện thoại có pin, còi hoặc kẻng để báo nhau.',
      'Theo dõi danh sách xã có nguy cơ trong bản tin của cơ quan khí tượng thủy văn.',
    ],
    during: [
      'Đi ngay khi thấy: nước suối đục hẳn hoặc đột ngột cạn, tiếng ầm ầm trên cao, vết nứt mới trên đất, cây và cột nghiêng.',
      'Chạy ngang ra khỏi dòng chảy, lên chỗ cao; không chạy xuôi theo suối.',
      'Không qua ngầm, suối, chân taluy; không ngủ lại lán ven suối.',
    ],
    after: [
      'Không vào chỗ vừa sạt: có thể sạt tiếp. Báo chính quyền chỗ có người mắc kẹt, gọi 112 hoặc 114.',
      'Chưa về nhà dưới vết nứt khi chưa được kiểm tra.',
      'Báo đường tắc để người khác không đi vào.',
    ],
  },
  {
    id: 'loc-set-mua-da',
    kinds: ['thunderstorm'],
    title: 'Dông, lốc, sét, mưa đá',
    danger: 'Sét đánh được xa đám mây hơn chục kilômét. Nghe thấy sấm là sét đã có thể đánh tới chỗ bạn.',
    before: [
      'Thấy mây đen cuộn, gió lạnh nổi lên thì dừng việc ngoài trời, tìm nhà kiên cố hoặc ô tô đóng kín.',
      'Rút phích cắm tivi, máy tính, ăng ten; chằng lại mái tôn, nhà màng.',
      'Công trường, ruộng đồng, sân bóng: định trước ai ra lệnh ngừng và trú ở đâu.',
    ],
    during: [
      'Chớp cách sấm dưới 30 giây: phải ở trong nhà; chờ 30 phút sau tiếng sấm cuối mới ra.',
      'Không trú dưới cây đơn độc, lều, cột; rời ruộng, ao, thuyền, mái nhà; bỏ vật kim loại dài.',
      'Giữa đồng trống: ngồi xổm, chụm chân, không nằm xuống đất, đứng xa nhau.',
      'Mưa đá: che đầu, tránh mái kính, mái tôn; ô tô dừng sát lề.',
    ],
    after: [
      'Người bị sét đánh không giữ điện: chạm vào được. Gọi 115, ép tim nếu ngừng thở.',
      'Tránh cây gãy treo, dây điện rơi, mái tôn bay còn mắc lại.',
      'Chụp ảnh thiệt hại hoa màu, mái nhà để báo thôn, xã.',
    ],
  },
  {
    id: 'gio-manh-tren-bien',
    kinds: ['seaWind'],
    title: 'Gió mạnh, sóng lớn trên biển',
    danger: 'Từ cấp 6 biển động, thuyền nhỏ khó giữ hướng; gió mùa đông bắc về rất nhanh, nhất là trên Vịnh Bắc Bộ.',
    before: [
      'Xem tin biển cho đúng vùng sẽ đi qua, cả lúc đi lẫn lúc về; tàu nhỏ không ra khơi từ cấp 6.',
      'Kiểm tra máy, bơm, phao, bộ đàm; báo kế hoạch chuyến đi cho đồn biên phòng và người nhà.',
      'Gia cố lồng bè, thu tôm cá đến lứa.',
    ],
    during: [
      'Mặc áo phao; giữ liên lạc với đài duyên hải và các tàu gần.',
      'Hướng mũi chếch vào sóng, giảm máy, đóng kín hầm; về nơi trú gần nhất.',
      'Không tắm biển, câu ghềnh, đứng trên kè khi sóng đánh qua.',
    ],
    after: [
      'Chờ sóng xuống hẳn: gió ngừng rồi sóng còn lớn nhiều giờ.',
      'Kiểm tra neo, vỏ tàu trước chuyến sau.',
      'Báo người, tàu mất liên lạc cho 112 hoặc đồn biên phòng.',
    ],
  },
  {
    id: 'nuoc-dang-trieu-cuong',
    kinds: ['surge'],
    title: 'Nước dâng, triều cường',
    danger: 'Bão đẩy nước biển lên cao vài mét; gặp lúc triều lên thì tràn đê. Triều cường gây ngập cả khi trời đẹp.',
    before: [
      'Biết giờ đỉnh triều; nhà ngoài đê sơ tán trước khi bão vào ít nhất nửa ngày.',
      'Đắp bờ bao, kê cao đồ, khóa van một chiều của cống.',
      'Đưa xe khỏi hầm và đường ven kênh.',
    ],
    during: [
      'Không ra đê, kè, bãi biển xem sóng.',
      'Ngắt điện tầng thấp; trẻ em không ra đường ngập.',
      'Nước vào nhanh: lên tầng trên, gọi 112.',
    ],
    after: [
      'Rửa mặn cho ruộng, vườn, xe máy bằng nước ngọt.',
      'Không uống nước giếng bị tràn mặn.',
      'Báo chỗ đê rò, sạt cho chính quyền.',
    ],
  },
  {
    id: 'nang-nong',
    kinds: ['heat'],
    title: 'Nắng nóng',
    danger: 'Sốc nhiệt giết người trong vài giờ; người già, trẻ nhỏ, người làm ngoài trời chịu nặng nhất.',
    before: [
      'Chuyển việc nặng sang sáng sớm, chiều muộn; có bóng mát, nước và người trông nhau ở chỗ làm.',
      'Che nắng cửa hướng tây, thông gió ban đêm; kiểm tra quạt, điều hòa, dây điện quá tải.',
      'Hỏi bác sĩ nếu đang dùng thuốc lợi tiểu, thuốc tim, thuốc tâm thần.',
    ],
    during: [
      'Uống nước đều, chưa khát cũng uống; làm nặng thì thêm oresol pha đúng tỉ lệ. Tránh rượu bia.',
      'Nghỉ từ 11 đến 16 giờ; mặc áo rộng sáng màu, đội mũ rộng vành. Không để trẻ em, vật nuôi trong xe đỗ.',
      'Lú lẫn, da nóng, co giật hay ngất là sốc nhiệt: đưa vào mát, dội nước, quạt, chườm nách và bẹn, gọi 115.',
    ],
    after: [
      'Đêm nóng vẫn nguy hiểm: ghé thăm người già sống một mình.',
      'Tăng dần việc ngoài trời trong một tuần sau đợt nóng.',
      'Cẩn thận lửa: cỏ, rừng khô rất dễ cháy.',
    ],
  },
  {
    id: 'ret-hai-suong-muoi',
    kinds: ['cold'],
    title: 'Rét đậm, rét hại, sương muối',
    danger: 'Trẻ nhỏ, người già dễ viêm phổi, đột quỵ; sưởi than trong phòng kín gây ngộ độc khí CO; trâu bò chết rét.',
    before: [
      'Chuẩn bị áo ấm, chăn, che kín gió nhưng chừa chỗ thoáng; kiểm tra bình nóng lạnh.',
      'Che chuồng, trữ rơm cỏ, cho trâu bò về chuồng khi dưới 12 °C.',
      'Giữ nước ruộng mạ, che nilon; chưa gieo cấy khi dưới 15 °C.',
    ],
    during: [
      'Giữ ấm cổ, đầu, bàn chân; uống nước ấm. Người huyết áp cao tránh ra ngoài lúc rạng sáng.',
      'Tuyệt đối không đốt than củi, than tổ ong trong phòng đóng kín.',
      'Đường đèo có băng, sương muối: không đi đêm; phanh nhẹ, giữ số thấp.',
    ],
    after: [
      'Tưới rửa sương muối trên lá trước khi mặt trời lên cao.',
      'Bón thêm lân, kali cho mạ, rau khi trời ấm lại.',
      'Trẻ sốt, thở nhanh, bỏ bú: đưa đi khám ngay.',
    ],
  },
  {
    id: 'suong-mu',
    kinds: ['fog'],
    title: 'Sương mù',
    danger: 'Tầm nhìn dưới vài trăm mét gây đâm xe liên hoàn, tàu va nhau; bụi mịn đọng lại gần mặt đất.',
    before: [
      'Đi muộn hơn nếu được: sương thường tan sau 9 giờ.',
      'Kiểm tra đèn sương mù, gạt mưa; hỏi lại giờ bay, giờ phà.',
    ],
    during: [
      'Bật đèn chiếu gần và đèn sương mù, không bật đèn pha; giảm tốc, giữ khoảng cách gấp đôi.',
      'Không dừng giữa đường; hỏng xe thì lên hẳn lề, bật đèn nháy, người ra khỏi xe.',
      'Tàu thuyền giảm tốc, kéo còi, cử người quan sát.',
    ],
    after: ['Đường còn trơn khi sương vừa tan.', 'Người hen, bệnh phổi nên đeo khẩu trang vì không khí ứ đọng.'],
  },
  {
    id: 'han-man',
    kinds: ['drought', 'salinity'],
    title: 'Hạn hán, xâm nhập mặn',
    danger: 'Đến chậm nhưng kéo dài hàng tháng: thiếu nước uống, cháy lúa, hỏng vườn cây không chịu mặn.',
    before: [
      'Trữ nước ngọt vào lu, bể, túi, ao lót bạt khi nước còn ngọt.',
      'Theo lịch xuống giống của địa phương; chọn giống ngắn ngày, chịu mặn.',
      'Nạo vét kênh, sửa cống, mua hoặc mượn máy đo độ mặn.',
    ],
    during: [
      'Đo độ mặn trước mỗi lần lấy nước: lúa non chịu khoảng 1–2 g/l, sầu riêng không quá 0,5 g/l; nước mặn không dùng để uống.',
      'Lấy nước lúc chân triều; tưới tiết kiệm, phủ rơm giữ ẩm, tưới lúc chiều mát.',
      'Nước sinh hoạt ưu tiên cho người, rồi vật nuôi, rồi cây.',
    ],
    after: [
      'Rửa mặn bằng nước ngọt, bón vôi, lân trước khi xuống giống lại.',
      'Phục hồi vườn từ từ, không bón phân đạm nặng ngay.',
    ],
  },
  {
    id: 'chay-rung',
    kinds: ['wildfire'],
    title: 'Cháy rừng',
    danger: 'Cấp cháy rừng IV, V: một tàn thuốc cũng đủ gây cháy. Lửa chạy lên dốc nhanh hơn người.',
    before: [
      'Không đốt nương, đốt ong, đốt rác khi nắng hạn và gió mạnh.',
      'Phát băng cản lửa quanh nhà, dọn lá khô trên mái; để sẵn nước, cành dập lửa.',
      'Đi rừng mang điện thoại, biết lối ra; gửi lại kế hoạch với kiểm lâm.',
    ],
    during: [
      'Thấy khói: gọi 114 và kiểm lâm, nói rõ nơi cháy, hướng gió.',
      'Chạy ngang hướng gió, xuống dốc, về chỗ trống hoặc đã cháy; bịt mũi bằng khăn ướt.',
      'Đưa trẻ em, người già đi xa; không tự dập lửa ngọn.',
    ],
    after: [
      'Canh tàn lửa ít nhất một ngày: gốc cây còn âm ỉ.',
      'Mưa đầu mùa trên đất cháy dễ gây lũ bùn: tránh chân dốc.',
    ],
  },
  {
    id: 'dong-dat-song-than',
    kinds: ['earthquake', 'tsunami'],
    title: 'Động đất, sóng thần',
    danger: 'Không ai báo trước được động đất. Sóng thần có thể vào bờ từ vài chục phút đến vài giờ sau.',
    before: [
      'Cố định tủ, kệ, bình gas; biết chỗ nấp và lối ra trong nhà.',
      'Ở ven biển Trung Bộ: biết đường lên chỗ cao và tiếng còi báo sóng thần.',
    ],
    during: [
      'Trong nhà: cúi xuống, nấp dưới bàn chắc, giữ chặt; tránh kính, không dùng thang máy.',
      'Ngoài trời: ra chỗ trống, xa nhà cao, cột điện.',
      'Ở bờ biển thấy rung mạnh và lâu, hay nước rút bất thường: chạy ngay lên cao, không đợi còi báo.',
    ],
    after: [
      'Khóa gas, ngắt điện; chờ dư chấn, không vào nhà nứt.',
      'Sóng thần có nhiều đợt: chỉ xuống khi cơ quan chức năng báo an toàn.',
    ],
  },
];
