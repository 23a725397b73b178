import { splitLanguages } from '../split-languages.ts';

/** Length of the sample, hours: two days and a night. */
export const SAMPLE_HOURS = 48;

/** Sample of the public page: values are filled in per view, so its sentences must fit any weather. */
export const SAMPLE_BULLETIN = splitLanguages({
  title: ['Sự kiện ngoài trời trong 48 giờ tới', 'An outdoor event in the next 48 hours'],
  text: [
    `## Kết luận

Phần này do dự báo viên viết cho việc của bạn. Số để quyết định: mưa tổng cộng **{{rain.total}}**, giờ mưa nhiều nhất **{{rain.max}}** ({{rain.max.at}}); gió giật mạnh nhất **{{gust.max}}** ({{gust.max.at}}); {{thunder}}.

## Diễn biến

- Nhiệt độ từ {{temperature.min}} đến {{temperature.max}}, nóng nhất lúc {{temperature.max.at}}.
- Giờ có khả năng mưa cao nhất: {{chance.max}} ({{chance.max.at}}).
- Gió mạnh nhất {{wind.max}}, hướng {{wind.direction}}.

{{table hours step=6 show=rain,chance,temperature,wind,gust,thunder}}

{{chart rain}}

{{chart gust}}

## Khả năng khác

Dự báo viên ghi điều gì có thể làm dự báo sai, dấu hiệu để nhận ra sớm, và giờ phát bản sau.
`,
    `## Conclusion

The forecaster writes this part for your job. The figures to decide by: rain adds up to **{{rain.total}}**, the wettest hour has **{{rain.max}}** ({{rain.max.at}}); the strongest gust is **{{gust.max}}** ({{gust.max.at}}); {{thunder}}.

## Course of the weather

- Temperatures from {{temperature.min}} to {{temperature.max}}, highest at {{temperature.max.at}}.
- The hour most likely to have rain: {{chance.max}} ({{chance.max.at}}).
- The strongest wind is {{wind.max}}, from the {{wind.direction}}.

{{table hours step=6 show=rain,chance,temperature,wind,gust,thunder}}

{{chart rain}}

{{chart gust}}

## What else may happen

The forecaster writes what could prove the forecast wrong, the signs to see it early, and when the next version comes.
`,
  ],
});
