import type { FamilyId } from '#core/theme/font-families.ts';
import type { FontData } from './font-data.ts';

/** Measured by scripts/fonts.ts, which writes this file. */
export const FONTS: Record<FamilyId, FontData> = {
  fraunces: {
    package: '@fontsource-variable/fraunces',
    weight: '340 700',
    display: { ascent: 99.91, descent: 26.05, lineGap: 0, size: 97.89 },
    letterWidth: 0.484,
    letters: {
      capHeight: 0.7,
      accentHeight: 0.899,
      kerning:
        'Te-59 Ta-59 To-59 AT-44 TA-44 Ts-50 Td-59 Ti-33 Tn-32 Tr-33 We-53 LT-42 Tc-59 Ye-56 Tt-14 Wa-53 Wo-53 Ya-54 Tg-48 WA-44 Yo-56 AY-50 YA-50 AW-42 Tu-31 Fe-27 Ys-57 Ws-47 Tm-32 FA-38 Yt-38 Ve-53 Wi-40 Wn-40 Aw-32 Fa-34 Wt-28 Yi-43 PA-37 Wr-40 Yn-42 Wd-53 Tp-31 dh20 Ay-31 Yr-43 Tw-23 LW-51 lh20 Yd-56 SA-9 Fo-27 Va-53 Ty-23 LY-52 Vo-53 we-13 Pe-15 VA-44 Wc-53 AV-42 dl20 RY-28 ye-13 ll20 Yc-56 Vs-47 LA-9 Fs-21 Vi-40 Vn-40 UA-11 Av-31 aw-13 wa-13 Fd-27 Vt-28 Wg-53 Vr-40 ow-13 wo-13 Wm-40 Yg-57 Vd-53 RW-16 Po-15 Ft-11 Wu-32 OY-15 YO-15 ay-13 ya-13 Yu-38 Tv-23 Ua-9 LV-52 Yw-42 Ym-42 oy-13 yo-13 Yp-50 Ww-33 SY-14 YS-14 Tf-9 Yy-42 Wp-37 Fc-27 ve-13 Lw-16 Wy-32 Vc-53 Fg-33 Pa-9 Sg-11 SW-9 WS-9 Og-9 wd-13 Ly-17 db20 Pd-15 Sf-9 DY-15 lb20 Ps-9 yd-13 Fi-7 Ag-6 av-13 va-13 Vg-52 Fn-7 Fu-16 ov-13 vo-13 Vm-40 RV-15 Fr-7 Vu-33 wc-13 Yv-42 Pc-15 YC-14 Vw-32 Wv-32 Dg-9 Fp-17 KT-10 Ug-13 yc-13 Vp-36 dk20 Lv-17 Vy-33 lk20 pw-13 YG-14 SV-9 VS-9',
      widths: {
        '100':
          '202 275 309 614 562 686 929 149 332 331 605 520 227 350 220 433 630 416 573 524 578 548 578 491 561 582 219 230 483 520 483 490 834 674 658 673 753 621 570 731 795 359 433 729 588 861 737 771 643 774 688 578 649 712 662 982 688 650 608 315 428 317 414 426 224 503 554 471 564 484 329 528 575 274 274 555 277 876 576 548 570 554 421 435 336 569 506 758 497 515 446 368 250 368 581 270 475 520 520 597 665 864 692 366 257 465 939 771 966 623 771 546 847 494 778 192 187 371 383 336 751',
      },
      widening: 0.0277,
    },
    body: { ascent: 92.95, descent: 24.23, lineGap: 0, size: 105.22 },
    files: [
      { name: 'fraunces-core-normal', style: 'normal', subset: 'core', hash: '71863410' },
      { name: 'fraunces-latin-standard-normal', style: 'normal', subset: 'latin', hash: '7234ed86' },
      { name: 'fraunces-latin-ext-standard-normal', style: 'normal', subset: 'latin-ext', hash: 'a2930b27' },
      { name: 'fraunces-core-italic', style: 'italic', subset: 'core', hash: 'a9a36c19' },
      { name: 'fraunces-latin-standard-italic', style: 'italic', subset: 'latin', hash: '066710ce' },
      { name: 'fraunces-latin-ext-standard-italic', style: 'italic', subset: 'latin-ext', hash: '4983926d' },
    ],
  },
  'playfair-display': {
    package: '@fontsource-variable/playfair-display',
    weight: '400 900',
    display: { ascent: 106, descent: 24.59, lineGap: 0, size: 102.07 },
    letterWidth: 0.497,
    letters: {
      capHeight: 0.708,
      accentHeight: 0.939,
      kerning:
        'Te-43 AT-51 TA-48 tt-39 To-43 LT-70 We-69 AE-20 Tu-68 Ye-68 Td-43 Ie-18 Ne-18 re-20 He-18 Wo-69 Na-21 AI-20 WA-58 Ta-15 AN-20 Tc-43 Ya-65 OA-17 Yo-68 AW-51 Wa-51 AH-20 AR-20 Io-18 No-18 ro-20 FA-47 Ns-20 Ho-18 AY-50 Ue-23 RW-56 YA-49 Ys-62 LW-81 DA-22 OE-8 Ve-60 rh-20 Ws-48 Wd-69 Wn-44 AD-20 Au-30 Ts-12 Fe-24 AL-20 PA-42 UA-28 Wr-44 AO-10 Ni-13 Yd-68 Nn-13 Lw-60 Ua-25 LY-70 Me-18 Tg-30 Id-18 RY-45 VA-65 Nh-13 Nr-13 Nd-18 rd-20 Va-62 le-10 DE-9 Uo-23 Ly-60 rl-20 fe-17 Hd-18 Wc-69 Tf-23 oh-10 Oh-10 Vo-60 Yn-32 Nt-7 AV-52 Us-24 OI-8 IO-8 Yi-29 Wi-24 ON-8 Fo-24 AM-20 Yr-32 It-6 RT-7 Yc-68 HO-8 OH-8 wh-25 Vs-58 AF-20 OR-8 YO-24 Ic-18 NO-7 Wg-73 Nl-13 tg-19 Dh-13 Nc-18 rc-20 NA-6 Mo-18 LV-80 AP-20 SA-6 Hc-18 yh-25 lo-10 ol-10 Ol-10 Ui-15 KO-49 ke-28 Un-15 Nu-15 fo-17 Ud-23 we-9 DI-9 OY-18 Ng-20 Pe-11 DN-9 Vd-60 OD-8 Uh-15 ey-10 ge-10 Wm-44 Fa-14 Ur-15 WO-14 Yg-62 AB-20 Wu-36 Lv-60 wl-25 OL-8 DH-9 Iw-14 DR-9 AC-10 ye-9 Fd-24 Dl-13',
      widths: {
        '100':
          '248 264 303 636 526 741 841 190 296 296 491 586 262 498 253 372 603 371 482 453 496 418 520 409 523 512 268 286 608 646 608 462 878 632 626 689 727 611 571 705 760 341 329 659 590 875 707 744 589 744 651 543 624 682 633 909 638 593 595 298 372 298 536 592 284 499 565 487 582 506 333 530 589 294 269 552 288 889 598 549 582 564 446 448 354 583 490 771 520 505 476 306 224 306 650 251 456 506 506 606 588 893 677 332 265 509 856 744 932 589 745 549 834 573 864 249 246 421 418 444 814',
      },
      widening: 0.01,
    },
    body: { ascent: 106.14, descent: 24.62, lineGap: 0, size: 101.94 },
    files: [
      { name: 'playfair-display-latin-wght-normal', style: 'normal', subset: 'core', hash: 'e0c764a8' },
      { name: 'playfair-display-latin-wght-normal', style: 'normal', subset: 'latin', hash: 'e0c764a8' },
      { name: 'playfair-display-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '42898ad4' },
      { name: 'playfair-display-latin-wght-italic', style: 'italic', subset: 'core', hash: '54af24bd' },
      { name: 'playfair-display-latin-wght-italic', style: 'italic', subset: 'latin', hash: '54af24bd' },
      { name: 'playfair-display-latin-ext-wght-italic', style: 'italic', subset: 'latin-ext', hash: 'b9dff4ae' },
    ],
  },
  lora: {
    package: '@fontsource-variable/lora',
    weight: '400 700',
    display: { ascent: 95.02, descent: 25.88, lineGap: 0, size: 105.87 },
    letterWidth: 0.514,
    letters: {
      capHeight: 0.7,
      accentHeight: 0.941,
      kerning:
        'Te-49 To-49 AA45 RA46 LT-59 Ie-22 TA-26 AT-26 Td-49 Ta-25 He-22 Aa25 Ts-27 Ye-51 We-41 Tc-49 Io-22 It-18 Yo-71 Ho-22 Ht-18 it15 AW-48 Ne-11 WA-46 OA-14 OE-9 Tn-14 Ys-67 Ya-51 et-7 Wa-41 fh59 Tr-14 Tg-42 OT-11 Ue-21 tt9 Wo-41 Fa-40 FA-39 Et-6 La21 Yn-50 Id-22 LY-79 Ws-41 Yd-71 Yr-50 DA-17 At-8 AY-36 YA-36 Hd-22 UA-25 Ua-25 LO-19 LW-59 LA17 No-11 nt-9 DE-10 Yt-30 PA-35 re-7 Re-7 Ve-42 at-7 ht-9 Fe-17 IO-9 OI-9 Ia-8 AU-20 ON-9 Wn-28 Uo-21 Ic-22 Wd-41 Aw-21 HO-9 OH-9 OR-9 Wr-28 Ha-8 Is-9 Wt-18 TY21 YT21 rt7 VA-46 Hc-22 In-8 Lw-39 Iu-19 AO-6 Nt-6 we-12 Tu-14 BA-29 WT16 tw16 Hs-9 AV-42 ra-7 Ii-7 Ns-8 Ir-8 gi24 Na-6 Hn-8 Hu-19 Wh22 Eu-9 Nd-11 YO-21 ro-7 Vo-42 Ro-7 Tm-14 Iw-18 Wi-18 DI-10 OY-20 Hi-7 Ay-18 aw-15 Hr-8 LV-73 OD-9 Dh-11 DN-10 WO-16 WW50 Yc-51 Fo-17 Yu-50 Ey-11 Wc-41 Ew-9 nw-17 OW-15 OL-9 Yh22 gh22 Hw-18 DH-10 DR-10 ye-10 Sn-6 Ud-21 Iy-18 Me-8 Tp-14 Pe-10 Yg-60 Ym-50 WY50 Wg-50 Wu-35',
      widths: {
        '100':
          '263 265 345 833 533 872 693 207 304 304 521 530 253 488 245 691 622 367 537 557 542 545 578 462 563 578 250 263 530 530 530 476 796 629 625 698 746 622 550 761 782 338 378 685 580 922 763 792 608 794 632 569 641 753 657 996 652 636 610 361 691 361 823 736 270 517 581 531 598 542 340 553 600 284 264 541 275 896 609 584 597 576 436 464 389 598 507 802 531 530 511 336 233 336 530 243 469 528 528 550 763 880 880 403 248 530 948 792 1022 687 777 584 883 588 841 224 176 402 353 400 785',
      },
      widening: 0.0108,
    },
    body: { ascent: 95.22, descent: 25.93, lineGap: 0, size: 105.65 },
    files: [
      { name: 'lora-latin-wght-normal', style: 'normal', subset: 'core', hash: 'ddb8c660' },
      { name: 'lora-latin-wght-normal', style: 'normal', subset: 'latin', hash: 'ddb8c660' },
      { name: 'lora-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '2a2d9c22' },
      { name: 'lora-latin-wght-italic', style: 'italic', subset: 'core', hash: 'd824d807' },
      { name: 'lora-latin-wght-italic', style: 'italic', subset: 'latin', hash: 'd824d807' },
      { name: 'lora-latin-ext-wght-italic', style: 'italic', subset: 'latin-ext', hash: '45f989df' },
    ],
  },
  'source-serif-4': {
    package: '@fontsource-variable/source-serif-4',
    weight: '200 900',
    display: { ascent: 95.74, descent: 30.96, lineGap: 0, size: 108.21 },
    letterWidth: 0.532,
    letters: {
      capHeight: 0.669,
      accentHeight: 0.91,
      kerning:
        'Te-55 TA-80 AT-75 To-55 LT-90 Ta-41 NA-50 OA-40 AO-38 OE-24 At-30 Td-55 We-70 DA-60 WA-105 Ts-35 AW-98 Ye-75 Ie-20 FA-97 AY-105 RT-31 DE-30 UA-70 TT19 Ae-15 AU-68 YA-95 He-20 Tc-55 Aw-70 Wa-65 IO-24 OI-24 Wo-70 NO-25 PA-77 Ia-20 ST-20 Fe-41 Yo-75 Ue-31 HO-24 OH-24 OR-24 Ya-65 Io-20 ea-10 AE-10 rt19 SA-20 Ne-12 ON-20 Ha-20 VA-120 Ay-60 Ws-65 AV-119 LW-100 It-15 Ao-15 Ua-40 Ho-20 Tn-15 LY-113 DI-30 RO-20 Ve-70 Is-20 Ys-70 AC-38 NE-10 Ht-15 Tr-15 Rt-15 SE-10 DH-30 DT-20 ft-39 eh-10 DR-30 OD-24 Hs-20 Re-10 re-10 Fa-41 Yt-40 Yn-54 Wn-45 Wd-70 RW-50 OL-24 LE-14 Us-40 fi-45 OT-10 TO-10 Fo-41 YO-45 Tp-39 AA10 Iw-40 Nt-11 RY-55 Na-12 Tg-36 Uo-31 Yr-54 Wr-45 Yd-75 NS-15 Fs-45 AG-38 SU-35 Me-20 EW-20 Ew-20 Ap-39 EU-17 No-12 Id-20 LO-20 SS-15 Hw-40 OY-39 DN-20 AI-10 Va-70 Av-70 Au-25 St-10 nw-35 OO10 LU-50 DD-30 rh-15 Lt-15 WO-30 OW-30 UE-15 SW-35 Ad-15 Vo-70 UO-25 Hd-20 RU-31 DL-30 hw-35 Ut-20 EY-20 el-10 Ey-20 Ns-12 DW-49 Vs-80 AH-10 DY-58 Nn-11 AR-10 RA10',
      widths: {
        '100':
          '236 292 385 527 520 934 729 184 364 364 458 535 302 321 302 343 531 531 531 531 531 531 531 531 531 531 302 302 535 535 535 416 837 712 655 662 740 638 612 723 813 377 382 712 618 935 767 738 623 738 692 546 634 758 709 1006 673 667 587 337 343 337 535 515 400 542 620 521 615 534 370 559 642 330 304 596 330 956 644 580 623 602 458 466 360 629 579 837 571 587 491 360 291 360 535 292 416 543 543 521 520 756 461 344 302 535 955 738 971 633 827 580 915 515 815 226 226 442 442 307 829',
      },
      widening: 0.0139,
    },
    body: { ascent: 95.89, descent: 31.01, lineGap: 0, size: 108.04 },
    files: [
      { name: 'source-serif-4-latin-wght-normal', style: 'normal', subset: 'core', hash: '382475f3' },
      { name: 'source-serif-4-latin-wght-normal', style: 'normal', subset: 'latin', hash: '382475f3' },
      { name: 'source-serif-4-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: 'd10ccbbd' },
      { name: 'source-serif-4-latin-wght-italic', style: 'italic', subset: 'core', hash: 'b4f56ddc' },
      { name: 'source-serif-4-latin-wght-italic', style: 'italic', subset: 'latin', hash: 'b4f56ddc' },
      { name: 'source-serif-4-latin-ext-wght-italic', style: 'italic', subset: 'latin-ext', hash: '14e38c2d' },
    ],
  },
  'roboto-slab': {
    package: '@fontsource-variable/roboto-slab',
    weight: '100 900',
    display: { ascent: 97.37, descent: 25.18, lineGap: 0, size: 107.61 },
    letterWidth: 0.527,
    letters: {
      capHeight: 0.711,
      accentHeight: 0.935,
      kerning:
        'TA-114 AT-112 Te-52 LT-130 Ta-54 At-53 To-52 Ts-50 Ti-39 Tn-39 ee13 AO-34 OA-34 RT-38 AY-125 YA-125 WA-104 AW-102 Tr-36 FA-108 Td-48 PA-108 Ye-64 Ee-9 oe16 Ae-14 OO25 eo13 Aw-63 Tc-48 DA-34 te-10 Ay-71 nt-19 Fe-42 Tu-45 ET10 VA-135 AV-129 ht-19 fi-67 We-32 Yo-64 LY-119 ed17 TO-14 OT-13 Eo-9 LO-29 oo16 Tg-48 Tm-39 Au-37 Ao-14 rt15 DO25 nw-50 ny-59 AC-34 re-10 hw-50 UA-32 hy-59 to-10 Ve-54 Fo-42 Tp-39 AU-29 ea6 LW-67 Ys-50 ec17 Tw-27 Ty-33 RY-49 Av-71 ne-7 Wo-32 Ya-35 AG-34 YO-36 oa9 he-7 OC25 DT-13 Ly-64 Ed-9 od16 LV-125 le-10 OY-33 Ad-14 TS-8 oh-10 Le9 ro-10 pe18 eg17 WO-24 mt-19 rh-11 Lw-42 Vo-54 FO-24 nv-59 yt21 ce11 Ke-37 nu-20 OG25 CT-14 hv-59 TC-14 be18 no-7 KO-57 ow-19 hu-20 Ge13 Ec-9 LC-29 oc16 Ew-11 Ey-13 Wa-16 Ac-14 ho-7 OW-17 Yi-22 LU-27 DC25 Fa-17 Tv-33 we-10 ye-12 Eu-8 Yn-22 lo-10 ol-10 ke-29 La9 mw-50 ey-11 DY-33 my-59 Yd-32 LA8 rl-11 Lo9 Lv-64 po18 oy-17 TG-14 rd-9 RV-40 Eg-9 LG-29 Yr-20 og16 YU-42',
      widths: {
        '100':
          '248 237 377 605 542 711 629 224 325 323 465 557 203 390 242 401 570 416 553 541 578 528 559 550 551 563 207 208 496 550 516 467 888 748 647 632 666 638 614 659 771 336 573 735 590 973 778 665 635 676 678 591 686 745 738 1043 746 716 586 281 411 271 423 566 248 554 561 522 594 518 358 567 642 319 261 630 319 962 654 551 587 557 419 500 357 609 591 890 594 587 508 341 219 341 673 237 438 458 460 576 516 777 777 369 254 522 1023 665 973 631 847 551 900 682 787 208 207 368 372 338 664',
      },
      widening: 0.0036,
    },
    body: { ascent: 97.48, descent: 25.21, lineGap: 0, size: 107.5 },
    files: [
      { name: 'roboto-slab-core-normal', style: 'normal', subset: 'core', hash: '1de61de1' },
      { name: 'roboto-slab-latin-wght-normal', style: 'normal', subset: 'latin', hash: '50cf7d32' },
      { name: 'roboto-slab-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '8ed24f94' },
    ],
  },
  outfit: {
    package: '@fontsource-variable/outfit',
    weight: '100 900',
    display: { ascent: 99.98, descent: 25.99, lineGap: 0, size: 100.02 },
    letterWidth: 0.495,
    letters: {
      capHeight: 0.7,
      accentHeight: 0.982,
      kerning:
        'Te-124 Ta-124 To-124 tt-88 AT-96 TA-96 Ts-118 Tn-102 Tr-102 Td-124 Tt-54 Ye-146 TT-40 Tc-124 OT-46 TO-46 LT-86 OA-50 AO-50 At-40 Ae-28 ET-24 RT-48 AA-38 Tu-98 re-32 Ya-146 TS-40 Tw-104 Tg-124 Tm-102 Yo-146 Re-28 We-70 Ty-114 Aa-28 RA-36 Tp-102 Ao-28 ST-30 Ys-136 AY-102 YA-102 AW-84 WA-84 LO-54 te-14 ra-32 ES-18 ro-32 et-12 Ra-28 Wa-70 EO-14 Ee-8 RS-34 Wo-70 Ro-28 Yn-94 Yd-146 AS-24 Lt-34 Ve-96 TC-46 Yt-64 Ws-76 AC-50 SA-22 Yr-94 Aw-56 FA-60 Tf-54 RE-14 rs-28 Rs-28 ta-14 Tv-114 Wn-64 PA-64 RO-22 Ad-28 Rt-18 ot-14 to-14 Wr-64 rt-16 OY-58 YO-58 YS-68 Ay-52 OS-18 TG-46 Ea-8 AE-8 rd-32 AG-50 Yc-146 Le-16 LS-32 TY-44 YT-44 Va-96 Wt-36 LY-98 Vo-104 AV-94 VA-94 Eo-8 ri-18 LA-23 fi-48 rn-18 Rd-28 Wd-70 Af-40 SS-18 fe-24 rh-18 RY-54 rr-18 Ac-28 Ct-25 LW-66 IS-14 TW-28 WT-28 YE-24 ye-24 LC-54 Vs-96 NS-14 CO-28 RI-14 Yg-146 Pe-24 ts-10 RN-14 ft-28 Av-68 UA-24 td-14 ff-113 WO-30 OW-30 HS-14 rc-32 Yi-38 Yu-94 GA-32 La-16 RH-14 GT-28 RR-14 Fe-18 EC-14 Ce-14 Ke-48 WS-32 Vn-72 Se-6',
      widths: {
        '100':
          '200 262 426 641 584 658 669 242 299 299 491 547 276 461 290 401 655 355 541 540 599 545 562 522 548 562 271 269 547 547 547 506 737 702 622 683 740 590 566 772 712 267 494 672 550 842 717 794 604 820 628 556 619 690 696 982 698 672 589 341 401 341 451 481 293 580 580 487 580 534 403 575 551 234 242 511 232 861 551 563 580 580 425 430 378 517 510 754 509 518 451 326 282 326 547 269 483 476 476 621 720 824 558 392 146 547 982 794 1149 578 920 563 929 553 861 251 252 455 456 342 770',
      },
      widening: 0.0195,
    },
    body: { ascent: 100.17, descent: 26.04, lineGap: 0, size: 99.83 },
    files: [
      { name: 'outfit-core-normal', style: 'normal', subset: 'core', hash: 'ad9e44ca' },
      { name: 'outfit-latin-wght-normal', style: 'normal', subset: 'latin', hash: '6c18d579' },
      { name: 'outfit-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '0f53d1c0' },
    ],
  },
  figtree: {
    package: '@fontsource-variable/figtree',
    weight: '300 900',
    display: { ascent: 93.03, descent: 24.48, lineGap: 0, size: 102.12 },
    letterWidth: 0.497,
    letters: {
      capHeight: 0.7,
      accentHeight: 0.926,
      kerning:
        'Te-63 TA-67 Ta-63 To-63 LT-79 Tn-44 Ts-44 Td-63 Tr-44 AT-23 Ye-67 Tc-63 AO-23 We-41 Tg-63 Tu-44 Ya-67 Yo-67 Tm-44 AW-43 WA-43 Ae-8 OT-12 Wa-41 Tp-44 Wo-41 Yd-67 Aa-8 AC-23 LO-17 Ve-40 Ao-8 ew-16 AG-29 DT-12 Yn-34 Tw-20 AV-53 VA-53 Ys-34 Wd-41 Yr-34 ey-16 we-13 Aw-20 Yc-67 Ty-20 ye-13 Ay-20 Va-40 RT-6 UT-12 Vo-40 ow-16 Ad-8 AY-17 Wc-41 Yg-67 wa-13 Pe-10 oy-16 wo-13 OY-15 OW-12 ya-13 ev-16 Wg-41 GI-14 yo-13 Yu-34 LY-23 Ac-8 Tv-20 GA-11 aw-9 Vd-40 Fe-6 fe-6 ve-13 Av-20 Ym-34 Pa-10 ke-15 ay-9 Fn-10 nw-9 Po-10 Ke-14 Fs-10 wd-13 Fr-10 hw-9 Ag-8 Rw-9 Yp-34 DW-12 ny-9 ov-16 Vc-40 yd-13 hy-9 Fa-6 fa-6 Ry-9 cw-16 va-13 DY-12 fo-6 ka-15 vo-13 Wn-6 Ka-14 OV-12 ko-15 cy-16 wc-13 Lw-9 Ko-14 Pd-10 Yw-17 UW-12 Vg-40 av-9 pw-16 yc-13 Ly-9 Yy-17 UY-12 Xe-26 wg-13 Fu-10 py-16 Vn-9 nv-9 bw-16 Tq-63 Fd-6 fd-6 Vs-9 vd-13 hv-9 Rv-9 Vr-9 Pc-10 Fm-10 yg-13 mw-9 DV-12 kd-15 Kd-14 by-16 VO-6 cv-16 my-9 Xa-26 Fp-10 Wu-6 Xo-26 Pg-10 Fc-6',
      widths: {
        '100':
          '244 302 345 629 561 793 645 212 360 360 483 626 235 414 219 401 643 416 564 547 624 576 569 542 614 569 266 271 626 626 626 506 990 687 611 722 691 591 546 756 751 276 525 625 524 849 774 779 586 782 631 612 561 706 701 967 632 616 638 329 401 329 559 437 233 516 589 542 588 548 376 591 561 240 275 500 227 857 561 580 594 581 349 466 384 561 530 798 492 540 488 388 257 388 595 296 465 573 573 582 671 809 621 371 256 626 1006 785 1127 570 877 579 989 550 1100 191 191 353 353 483 640',
      },
      widening: 0.013,
    },
    body: { ascent: 93.73, descent: 24.67, lineGap: 0, size: 101.35 },
    files: [
      { name: 'figtree-core-normal', style: 'normal', subset: 'core', hash: '5cbd2af7' },
      { name: 'figtree-latin-wght-normal', style: 'normal', subset: 'latin', hash: '4ba7d3d0' },
      { name: 'figtree-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: 'bf7828e2' },
    ],
  },
  'dm-sans': {
    package: '@fontsource-variable/dm-sans',
    weight: '100 1000',
    display: { ascent: 92.27, descent: 28.84, lineGap: 0, size: 107.51 },
    letterWidth: 0.524,
    letters: {
      capHeight: 0.7,
      accentHeight: 0.97,
      kerning:
        'Te-90 To-90 Ta-78 AT-77 TA-77 LT-113 Ts-67 Td-90 At-45 Tn-54 OA-48 Tr-54 Ae-26 AO-40 Tt-28 Tc-90 Re-30 Ye-88 OT-32 TO-32 LO-64 Lt-50 DA-48 Tg-90 et-14 te-14 Ao-26 We-52 AW-70 WA-70 ot-20 Ro-30 Aa-20 Yo-88 FA-73 PA-83 Tu-50 DT-32 AY-76 YA-76 Ya-76 re-16 Tw-54 Tm-54 ye-46 st-20 Le-22 Wa-52 Ay-60 to-14 Wo-52 AC-40 Ad-26 Ty-50 Ys-70 Tp-48 at-11 TC-32 ST-14 TS-14 Ve-63 LY-100 Ra-16 Rd-30 AV-94 VA-94 Yd-88 LS-30 Aw-37 ro-16 OY-48 YO-48 LC-64 yo-46 AU-30 UA-30 Pe-28 LW-70 Fa-37 Lo-22 AG-40 Fe-23 oy-42 ew-20 Ac-26 TG-32 Ws-37 fe-20 ya-34 we-18 td-14 Yt-30 Tv-60 Wd-52 ey-21 Rs-14 LG-64 ge-20 Ly-63 Rc-30 YS-40 Yn-37 Yc-88 WO-27 OW-27 Va-59 LV-120 Vo-63 Yr-37 Av-53 wa-21 rd-16 DY-48 Pa-26 Po-28 yd-46 ke-38 Fo-23 Ld-22 SY-30 Ke-36 fa-20 og-24 CT-14 tc-14 fi-23 Wc-52 pt-20 Vs-54 ys-27 LU-30 Yg-83 fo-20 ow-18 wo-18 RY-27 CA-14 ve-24 go-20 sy-23 Lw-30 ct-11 DW-27 Fs-20 bt-20 sw-18 Vd-63 rc-16 YC-48 KO-44 ay-16 yc-46 Lv-64 ev-20 Af-14 fs-18 Lc-22 Au-10 Pd-28 ko-38',
      widths: {
        '100':
          '256 269 315 820 588 822 749 171 383 383 490 559 202 552 215 403 690 328 576 595 621 613 630 535 616 630 219 243 559 559 559 529 1018 678 614 723 694 571 542 764 691 246 514 606 537 855 703 777 591 777 605 588 572 664 681 984 624 597 553 334 403 334 639 680 220 557 635 583 636 579 350 570 589 251 253 527 237 907 588 598 635 636 382 511 405 587 539 781 520 571 468 441 246 441 559 269 529 471 471 609 777 791 506 349 215 559 922 776 1109 675 924 596 978 677 887 224 224 394 394 368 604',
      },
      widening: 0.0242,
    },
    body: { ascent: 93.86, descent: 29.33, lineGap: 0, size: 105.69 },
    files: [
      { name: 'dm-sans-core-normal', style: 'normal', subset: 'core', hash: 'ac4568f5' },
      { name: 'dm-sans-latin-wght-normal', style: 'normal', subset: 'latin', hash: '9fea608a' },
      { name: 'dm-sans-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: 'a5d38fe9' },
    ],
  },
  montserrat: {
    package: '@fontsource-variable/montserrat',
    weight: '100 900',
    display: { ascent: 83.3, descent: 21.6, lineGap: 0, size: 116.21 },
    letterWidth: 0.568,
    letters: {
      capHeight: 0.7,
      accentHeight: 0.961,
      kerning:
        'Te-55 To-55 LT-76 AT-35 TA-35 Ts-38 Td-55 ra-43 Ta-28 te-18 We-55 ea-15 Ye-60 ta-20 Tc-55 Et-12 to-18 Ee-7 Wa-55 tt-13 Ya-65 Tg-55 Wo-55 re-12 Yo-60 Ws-58 AA13 Ys-68 TT10 YA-50 AY-50 rt15 Tn-13 Ce-22 CO-35 Ea-7 AW-37 WA-37 Tw-33 Tr-13 td-18 PA-45 Ve-55 PT-40 ty-38 OT-10 TO-10 Eo-7 AO-10 OA-10 LY-73 FA-32 ST-10 Wd-55 Wn-35 Es-7 RT-10 ro-12 Aw-27 Yd-60 TS-9 Yn-38 Wr-35 LW-52 Fe-17 Co-22 tc-18 WE-15 we-15 Yr-38 Va-55 OY-30 YO-30 CT-17 wa-22 Vo-55 WO-22 OW-22 Ay-24 DT-10 CA-17 LO-13 Ed-7 ye-15 YE-15 Wc-55 Vs-58 Lw-38 Yt-20 ya-22 Le-7 Cs-20 DA-10 AU-15 UA-15 Fa-19 Yc-60 Tu-13 TU-13 UT-13 tg-18 rd-12 ew-10 EW-10 AV-37 VA-37 Tv-33 ri-7 Pe-12 ce-8 Tm-13 rn-7 Fo-17 ay-17 CC-35 Ew-9 ow-15 wo-15 Cd-22 Wg-55 DY-30 rh-7 TC-10 rr-7 IW-15 WI-15 Ec-7 Eu-7 Pn-19 PE-10 NW-15 WN-15 Yg-60 Yi-17 Vd-55 Wi-14 Vn-35 Pa-15 Ke-23 Au-10 AC-10 ny-17 DW-22 WS-15 KT-31 yo-15 oy-15 Tp-13 fe-8 ke-22 KO-37 Av-27 HW-15 WH-15 tw-10 BT-16 Pr-19 rw15 WR-15 Wu-32',
      widths: {
        '100':
          '269 268 391 703 621 843 686 210 337 338 400 582 227 383 227 352 667 370 574 572 669 574 617 598 644 617 227 227 582 582 582 573 1034 732 757 713 826 670 635 772 812 310 513 719 594 955 812 840 722 840 727 621 587 791 712 1126 673 647 657 333 352 333 583 500 600 598 682 571 682 612 353 690 681 279 284 615 279 1057 681 635 682 682 410 501 414 677 559 899 552 559 521 351 299 351 582 268 573 504 504 646 797 802 802 419 267 582 1047 840 1126 676 989 635 1067 500 1000 227 227 416 416 314 691',
      },
      widening: 0.0165,
    },
    body: { ascent: 84.59, descent: 21.94, lineGap: 0, size: 114.43 },
    files: [
      { name: 'montserrat-core-normal', style: 'normal', subset: 'core', hash: '3100c15f' },
      { name: 'montserrat-latin-wght-normal', style: 'normal', subset: 'latin', hash: '06b16db7' },
      { name: 'montserrat-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '54d9a78b' },
    ],
  },
  nunito: {
    package: '@fontsource-variable/nunito',
    weight: '200 1000',
    display: { ascent: 98.51, descent: 34.4, lineGap: 0, size: 102.63 },
    letterWidth: 0.496,
    letters: {
      capHeight: 0.712,
      accentHeight: 0.992,
      kerning:
        'Te-77 AT-77 TA-77 Ta-77 To-77 Tn-77 LT-128 Ts-77 Tr-77 Td-77 OT-44 TO-44 Tt-33 Ti32 Ye-80 Tc-77 Tu-73 We-60 Th32 DT-44 Tm-77 Tw-73 rt27 EA-14 tt-17 Tg-77 TS-24 Tp-77 Ty-73 ET-11 Ya-77 Ce-35 Yo-80 Tl32 Wa-58 PA-72 TC-44 LO-37 WA-56 AW-56 RT-20 Wo-60 AY-65 YA-65 Yn-77 FA-57 TT12 Ys-78 At-13 Lt-26 LW-98 LY-117 Yr-77 Wn-57 Re-12 Ws-60 ST-15 Wr-57 TG-44 ES-10 AO-13 OA-13 Ve-60 Co-35 Ea-7 Yd-80 Yt-37 Tv-73 OY-44 YO-44 LA-19 Wd-60 Tf-30 RA-12 Es-7 Pe-23 Ro-12 YE21 re-7 Aw-27 Fe-19 ti8 Wi30 ft-25 Va-58 CO-22 AV-56 VA-56 Ct-18 DA-13 Vo-60 Yc-80 th8 Ay-27 Wh30 Tb32 rw30 LS-17 Cd-35 LC-37 Lw-43 Yu-73 Wc-60 LV-98 fe-14 CA-17 Ca-17 Vn-57 DY-44 Rs-10 Vs-60 Pa-24 Fi24 Ym-77 lt-10 AS-7 As-7 Fa-20 ry30 rf27 ce-10 Yw-72 Ly-43 Vr-57 Wu-50 PT-19 Wm-57 Po-23 Fh24 Yg-80 ro-7 Fo-19 Rd-12 YT17 WO-17 OW-17 FS-22 LU-27 YS-24 AC-13 LG-37 YI21 Yp-77 tl8 Wg-60 Yy-72 Wl30 Wt-13 TW13 WT13 YN21 Cc-35 Ew-9 FO-16 Wp-57 Vd-60 YH21 CT-10 YR21 YC-44',
      widths: {
        '100':
          '261 233 405 600 600 933 701 226 326 326 451 600 233 427 233 290 600 600 600 600 600 600 600 600 600 600 233 233 600 600 600 447 947 733 679 675 747 586 551 729 764 262 331 634 548 858 741 771 637 771 673 618 607 731 694 1104 655 601 593 324 290 324 600 500 361 533 587 465 587 534 340 590 572 237 241 508 301 861 572 560 587 587 365 483 358 565 518 844 530 517 466 361 270 361 600 233 447 453 453 600 600 815 815 373 233 600 984 771 1049 624 862 560 911 500 1000 233 233 405 405 524 700',
      },
      widening: 0.0151,
    },
    body: { ascent: 99.39, descent: 34.7, lineGap: 0, size: 101.72 },
    files: [
      { name: 'nunito-core-normal', style: 'normal', subset: 'core', hash: '2ddb94b8' },
      { name: 'nunito-latin-wght-normal', style: 'normal', subset: 'latin', hash: 'ba344451' },
      { name: 'nunito-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '2c8d7928' },
    ],
  },
  archivo: {
    package: '@fontsource-variable/archivo',
    weight: '100 900',
    stretch: '62% 100%',
    display: { ascent: 117.11, descent: 28.01, lineGap: 0, size: 74.97 },
    letterWidth: 0.518,
    letters: {
      capHeight: 0.688,
      accentHeight: 0.944,
      kerning:
        'Te-62 AT-62 TA-62 Ta-62 To-62 Ts-62 LT-92 OT-39 TO-39 Tn-43 Tt-31 Td-62 Tr-43 Ye-83 Tc-62 DT-39 Ya-83 Yo-83 Tu-43 We-33 TC-39 Tm-43 LO-30 AY-54 YA-54 Re-11 LY-104 Ys-65 FA-42 Tp-43 Yd-83 TG-39 Yn-52 Wa-33 AW-32 WA-32 Yr-52 Fe-22 Wo-33 Yt-32 Ra-11 CT-20 LW-53 PA-32 Ro-11 Yc-83 re-6 Tw-20 AO-7 OA-7 Ve-33 YS-33 Fa-22 YO-26 Lw-40 Ty-20 Fo-22 Ay-22 wa-18 Ws-23 LU-31 Wd-33 LC-30 RT-6 Ly-40 OY-21 ke-30 SY-24 sy-24 Yu-54 ra-6 ya-18 Rd-11 Va-33 ro-6 Pe-11 AV-32 VA-32 AU-11 UA-11 CA-11 Ym-52 Vo-33 DA-7 LG-30 Aw-12 Wc-33 Yg-54 LV-53 KA-32 Fd-22 TY-11 YT-11 Yp-52 ka-29 Rc-11 Tv-20 DY-21 ko-30 KO-29 PT-10 Pa-11 Wn-10 AC-7 Lv-40 Yw-33 Po-11 rd-6 Wu-23 KT-21 va-18 YC-26 Vs-23 Wr-10 Vd-33 TJ-75 Fc-22 oy-9 LX-168 Ke-13 OW-7 WO-7 Ww-20 AG-7 Yf-26 ff-22 ks-21 YG-26 kd-30 rc-6 Av-12 WY-20 YW-20 Wy-20 Vc-33 Pd-11 CY-16 PY-23 Ka-13 RY-7 xe-31 Ko-13 CW-11 DW-7 kc-30 Vn-10 Yv-33 KC-29 Vu-23 Vr-10 Pc-11 Wm-10 FY-13 Tq-62 Lx-69 OV-7 VO-7 Xe-20 AX-30 XA-30',
      widths: {
        '62': '110 266 396 499 400 742 566 213 389 389 369 528 222 240 222 278 444 371 427 440 435 437 445 396 432 445 222 222 528 528 528 424 688 530 498 513 509 462 402 543 513 263 453 510 432 705 518 554 485 554 509 469 475 503 490 729 500 481 475 389 278 389 528 380 198 443 440 421 440 428 287 415 437 228 232 462 228 649 437 433 440 440 296 400 293 437 414 638 448 408 383 389 204 389 528 266 424 484 484 468 467 588 588 400 210 528 740 554 760 483 642 433 656 310 620 204 204 373 373 500 666',
        '66': '117 273 407 516 422 769 600 220 389 389 373 542 234 250 234 281 467 402 452 464 459 461 468 425 457 468 234 234 542 542 542 444 722 556 527 541 537 489 430 574 547 274 476 544 457 733 551 583 510 583 537 496 501 538 520 758 529 512 501 389 281 389 542 399 208 467 464 447 464 453 298 441 461 238 241 484 238 686 461 458 464 464 312 422 309 461 435 670 471 429 401 389 212 389 542 273 444 496 496 489 488 610 610 400 223 542 769 583 807 502 681 458 694 330 660 212 212 387 387 500 701',
        '100':
          '180 333 497 660 611 1000 889 278 389 389 407 660 333 333 333 306 667 667 667 667 667 667 667 667 667 667 333 333 660 660 660 611 1010 778 778 778 778 722 667 833 833 369 667 833 667 972 833 833 722 833 778 722 722 833 778 1000 778 778 722 389 306 389 660 556 297 667 667 667 667 667 389 666 667 319 316 667 319 1000 667 667 667 667 444 611 444 667 611 944 667 611 556 389 282 389 660 333 611 595 595 667 667 800 800 400 333 660 1020 833 1207 667 1008 667 1017 500 1000 278 278 508 508 500 1000',
      },
      widening: 0.027,
    },
    body: { ascent: 88.91, descent: 21.27, lineGap: 0, size: 98.75 },
    files: [
      { name: 'archivo-core-normal', style: 'normal', subset: 'core', hash: '0715a96b' },
      { name: 'archivo-latin-wdth-normal', style: 'normal', subset: 'latin', hash: 'e3a28ead' },
      { name: 'archivo-latin-ext-wdth-normal', style: 'normal', subset: 'latin-ext', hash: '5717f370' },
    ],
  },
  oswald: {
    package: '@fontsource-variable/oswald',
    weight: '200 700',
    display: { ascent: 150.11, descent: 36.36, lineGap: 0, size: 79.48 },
    letterWidth: 0.554,
    letters: {
      capHeight: 0.81,
      accentHeight: 1.075,
      kerning:
        'Te-53 Ta-70 To-53 Ts-61 AT-45 TA-45 Tn-52 Tr-52 LT-69 Td-53 Ye-60 Re-20 Tc-53 Tw-53 Tm-52 Tu-42 Ya-63 Tg-56 Tt-12 At-13 Lt-26 Ro-20 Yo-60 Tp-52 ra-17 Ty-45 AO-13 OA-13 Yn-57 PA-48 AY-44 YA-44 Yr-57 SS-17 LY-84 Ys-51 RT-11 FA-33 Pa-37 TO-8 OT-8 Pe-22 fi-34 Rd-20 Yd-60 Ra-10 We-16 Tf-23 DA-13 Ly-57 Ve-35 Wa-22 LW-45 AS-8 SA-8 AW-20 WA-20 LO-13 Va-47 fl-43 Aw-19 Fa-20 RO-8 Ay-21 Yc-60 Rc-20 Po-22 DT-8 Ps-26 Fe-11 AC-13 Lw-31 GT-16 Wn-18 Wo-16 Yu-51 AV-34 VA-34 LV-69 RY-23 Ym-57 BT-20 Vo-35 Wr-18 wa-13 OY-17 YO-17 Af-14 Yg-61 fa-12 ya-13 AG-13 TC-8 LU-18 LS-8 MS-13 Vn-28 Yw-39 AU-8 UA-8 Vs-29 Fo-11 Fs-13 Pd-22 Yp-45 Vr-28 Wd-16 ga-10 Yf-37 ke-16 Lf-18 ff-32 Ke-15 Vd-35 DY-17 TG-8 gt8 tg-8 LC-13 KO-23 Wg-28 RC-8 TM-6 Kt-17 SM-8 Yy-30 Pc-22 rg-9 Wc-16 va-13 Fd-11 LG-13 Wm-18 Pg-27 RU-6 SY-8 YS-8 Vc-35 RG-8 ko-16 Ry-8 PS-8 KS-19 YC-17 Ko-15 Vg-44 FS-6 BY-27 Tx-42 RV-12 YG-17 Fc-11 VO-9 Vm-28 GY-16 Vu-22 OV-8 Ky-37 gy14 kd-16',
      widths: {
        '100':
          '256 257 360 534 485 1006 570 170 338 328 423 449 238 324 244 422 550 385 514 514 524 509 538 439 521 538 278 285 398 442 398 483 950 551 588 563 586 447 434 582 610 301 349 567 443 704 561 586 571 586 600 514 445 588 526 697 515 493 433 332 422 324 476 368 307 460 506 468 503 470 320 502 509 265 269 510 274 753 507 483 505 504 383 424 351 504 421 597 442 448 392 374 262 379 481 237 482 488 494 490 560 884 890 540 226 486 708 572 718 542 678 477 705 558 1051 204 204 408 402 478 664',
      },
      widening: 0,
    },
    body: { ascent: 143.53, descent: 34.77, lineGap: 0, size: 83.12 },
    files: [
      { name: 'oswald-core-normal', style: 'normal', subset: 'core', hash: '1266e2f9' },
      { name: 'oswald-latin-wght-normal', style: 'normal', subset: 'latin', hash: 'bd73278e' },
      { name: 'oswald-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '7989ccc7' },
    ],
  },
  'work-sans': {
    package: '@fontsource-variable/work-sans',
    weight: '100 900',
    display: { ascent: 92.24, descent: 24.1, lineGap: 0, size: 100.83 },
    letterWidth: 0.719,
    letters: {
      capHeight: 0.66,
      accentHeight: 0.881,
      kerning:
        'Te-80 Ta-80 AT-78 TA-78 To-80 Ts-90 LT-141 Tn-60 Ye-133 Tr-60 Td-80 AY-130 YA-130 OT-30 TO-30 Tc-80 aa30 We-66 Yo-133 Ya-115 Ae-18 Ys-127 AO-26 OA-26 tt-19 Tu-60 at-20 At-20 Tm-60 AW-66 WA-66 Fe-46 PA-80 Wo-66 DT-30 Ay-70 Yd-133 th20 Ao-18 LY-137 FA-60 Yn-80 ta14 Tp-60 OY-65 YO-65 Yr-80 DA-26 Aw-46 Ve-66 LW-85 Wa-40 Ti-12 TC-30 Fo-46 Fa-42 Yc-133 YS-59 Ty-40 Yt-40 AU-30 Wd-66 AV-80 VA-80 Ad-18 ae-6 RY-52 Oa-10 LO-20 AC-26 Ws-39 UA-25 DY-65 ay-34 Ly-69 TG-30 YT-30 lt-15 TY-30 oy-36 ft-25 Vo-66 oa-8 Av-60 Va-60 ew-16 Pe-20 Yg-119 OS-10 aw-23 KO-75 Yu-80 Wc-66 Fd-46 la13 AG-26 Ac-18 LV-103 Ke-40 Ym-80 ye-15 ao-6 YC-65 OW-20 WO-20 Da-10 ny-26 PT-20 we-11 ke-33 ey-13 Wn-20 Vs-51 hy-26 RO-7 Yp-80 Wr-20 Po-20 Vd-66 Fc-46 Yf-63 tb20 DS-10 YG-65 SY-20 Ko-40 ev-18 PY-60 Wg-47 yo-15 rf17 LC-20 DW-20 av-25 Wu-30 GY-50 ow-11 wo-11 ko-33 ve-15 Vc-66 TJ-100 KC-75 CY-30 og-11 Pd-20 LG-20 Yy-40 Ky-99 OV-20 VO-20 ag9 ya-9 tk20 Yw-30 Yi-10 Kd-40 py-36 WC-20 yd-15',
      widths: {
        '100':
          '250 321 477 721 653 992 662 260 418 418 599 604 306 540 306 488 658 459 605 600 670 583 622 640 634 616 306 306 604 604 604 651 913 689 704 677 716 626 614 722 747 333 653 717 605 948 746 729 706 729 705 648 686 712 707 1021 704 713 637 420 488 420 647 539 500 588 627 571 627 580 430 578 620 308 308 658 341 933 620 598 627 627 444 538 449 620 588 942 627 594 504 466 372 466 635 321 651 647 647 622 703 740 740 519 306 604 904 729 1027 666 870 598 917 710 1000 320 320 603 603 430 966',
      },
      widening: 0.0072,
    },
    body: { ascent: 82.1, descent: 21.45, lineGap: 0, size: 113.27 },
    files: [
      { name: 'work-sans-core-normal', style: 'normal', subset: 'core', hash: 'b260505e' },
      { name: 'work-sans-latin-wght-normal', style: 'normal', subset: 'latin', hash: '1dd49afc' },
      { name: 'work-sans-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '2aa17fc7' },
    ],
  },
  inter: {
    package: '@fontsource-variable/inter',
    weight: '100 900',
    display: { ascent: 89.37, descent: 22.25, lineGap: 0, size: 108.4 },
    letterWidth: 0.526,
    letters: {
      capHeight: 0.728,
      accentHeight: 0.996,
      kerning:
        'Te-78 Tt-102 AT-86 TA-86 Ta-73 To-78 Ts-74 Tn-57 LT-94 Tr-57 Td-78 AO-37 OA-37 Ye-87 OT-30 TO-30 Tc-78 Tu-74 At-22 FA-91 We-50 re-19 Tg-78 Tw-62 Aw-68 Ya-81 Yo-87 DA-37 Tm-57 AY-75 YA-75 AW-62 WA-62 PA-77 DT-30 Ty-62 te-10 Ay-68 Wa-53 Re-14 ea10 Fe-36 AA15 Tp-57 It15 rt17 Wo-50 Nt15 ro-19 Ys-68 LO-28 AC-37 Lt-22 Ae-8 Ht15 BT-57 TC-30 Yd-87 fe-27 ft-36 Ve-54 to-10 Ro-14 AG-37 oa10 Fo-36 AV-72 VA-72 dt15 rh16 Tv-62 Av-68 GT-30 TG-30 Wn-34 OY-37 YO-37 Ly-68 tf-27 lt15 Yn-39 Wd-50 rn13 Ws-34 ew-17 we-17 CA-22 ts-9 Wr-34 rd-19 Yc-87 ey-19 ye-19 Ao-8 Yr-39 rr13 AU-20 UA-20 fo-27 Va-54 GA-25 LY-51 Vo-54 Ke-40 Fa-22 td-10 Fn-26 rl16 ty21 tw17 Yi-26 Rd-14 Yg-87 Fd-36 Fr-26 Wc-50 ri8 Mt15 rc-19 LC-28 DY-37 RY-26 fa-17 ow-17 wo-17 TY16 YT16 fs-21 Vs-45 oy-19 yo-19 yt16 LV-71 Ad-8 Lv-68 OV-36 VO-36 ay-16 fd-27 tc-10 ev-19 ve-19 Wg-50 Ko-40 Vd-54 Rc-14 rg-19 ke-22 LG-28 rf17 ca10 Fc-36 Yu-40 KO-36 ny-16 Fu-34 YC-37 Wm-34 ff-40 hy-16',
      widths: {
        '100':
          '267 304 494 639 646 993 653 313 369 369 521 667 303 462 303 370 646 415 616 627 656 603 630 571 629 630 303 315 667 667 667 527 982 709 657 733 722 603 589 748 745 272 575 688 565 913 756 767 642 769 648 646 653 740 709 1003 701 696 641 369 370 369 477 463 337 568 618 577 618 587 379 620 602 252 252 559 252 888 602 604 618 618 387 539 340 602 575 829 557 575 559 440 346 440 667 304 527 608 608 620 672 914 665 457 303 667 1003 767 1009 630 915 604 996 500 1000 277 277 474 471 533 910',
      },
      widening: 0.0163,
    },
    body: { ascent: 90.25, descent: 22.47, lineGap: 0, size: 107.34 },
    files: [
      { name: 'inter-core-normal', style: 'normal', subset: 'core', hash: 'bcac42b4' },
      { name: 'inter-latin-wght-normal', style: 'normal', subset: 'latin', hash: '3100e775' },
      { name: 'inter-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '34b9c504' },
    ],
  },
  poppins: {
    package: '@fontsource/poppins',
    display: { ascent: 91.34, descent: 30.45, lineGap: 8.7, size: 114.96 },
    letterWidth: 0.563,
    letters: {
      capHeight: 0.695,
      accentHeight: 0.969,
      kerning: '',
      widths: {
        '100':
          '260 321 323 872 650 794 761 172 492 492 504 714 225 585 241 514 641 350 577 594 647 639 642 560 638 635 245 304 612 774 590 538 1025 697 630 773 709 524 515 773 705 264 564 633 444 882 721 784 595 787 632 604 564 690 694 999 660 605 558 485 717 484 654 798 254 678 678 600 678 617 332 678 649 264 264 554 264 1039 649 638 678 678 384 534 372 649 576 825 499 582 471 516 324 516 553 321 538 489 489 646 802 789 517 427 244 699 921 784 1079 699 1085 638 1062 708 924 242 242 422 422 462 638',
      },
    },
    body: { ascent: 92.11, descent: 30.7, lineGap: 8.77, size: 114 },
    files: [
      { name: 'poppins-core-400-normal', style: 'normal', subset: 'core', weight: '1 449', hash: '120c48be' },
      { name: 'poppins-latin-400-normal', style: 'normal', subset: 'latin', weight: '1 449', hash: '7d93459d' },
      { name: 'poppins-latin-ext-400-normal', style: 'normal', subset: 'latin-ext', weight: '1 449', hash: '0b1fcab4' },
      { name: 'poppins-core-500-normal', style: 'normal', subset: 'core', weight: '450 549', hash: 'ae1549da' },
      { name: 'poppins-latin-500-normal', style: 'normal', subset: 'latin', weight: '450 549', hash: 'cd36de20' },
      {
        name: 'poppins-latin-ext-500-normal',
        style: 'normal',
        subset: 'latin-ext',
        weight: '450 549',
        hash: 'af5fda16',
      },
      { name: 'poppins-core-600-normal', style: 'normal', subset: 'core', weight: '550 649', hash: 'b17084ac' },
      { name: 'poppins-latin-600-normal', style: 'normal', subset: 'latin', weight: '550 649', hash: 'f4e80d9d' },
      {
        name: 'poppins-latin-ext-600-normal',
        style: 'normal',
        subset: 'latin-ext',
        weight: '550 649',
        hash: 'bb1f2d58',
      },
      { name: 'poppins-core-700-normal', style: 'normal', subset: 'core', weight: '650 1000', hash: '7094b684' },
      { name: 'poppins-latin-700-normal', style: 'normal', subset: 'latin', weight: '650 1000', hash: '9338e65f' },
      {
        name: 'poppins-latin-ext-700-normal',
        style: 'normal',
        subset: 'latin-ext',
        weight: '650 1000',
        hash: 'ccfd87f6',
      },
    ],
  },
  lato: {
    package: '@fontsource/lato',
    display: { ascent: 100.96, descent: 21.79, lineGap: 0, size: 97.76 },
    letterWidth: 0.484,
    letters: {
      capHeight: 0.717,
      accentHeight: 0.918,
      kerning:
        'Te-105 Ta-125 To-105 TA-66 AT-66 Tn-80 Ts-81 Tr-80 Td-105 OT-49 TO-49 LT-86 Tc-105 Tu-80 Ye-80 DT-49 Tm-80 Tg-94 Ty-90 Tw-70 RT-26 Tp-80 AY-82 YA-82 AO-21 OA-21 TC-49 LO-40 Yo-80 FA-66 PA-69 Ya-64 RO-23 Fe-35 ra-19 WA-47 Le-18 TG-49 Wa-44 LY-106 AW-42 Tv-90 Yn-61 Ys-64 DA-21 Ve-58 Yr-61 LW-76 Yd-80 Ay-41 AU-28 UA-28 OY-40 YO-40 Fo-35 AV-68 VA-68 Lo-18 We-16 AC-21 Va-58 LC-40 Yc-80 Fn-30 Vo-58 Ly-54 Fr-30 Pa-25 RC-23 Lw-40 LV-91 Pe-15 fi-23 RU-21 Ws-23 AG-21 Yg-86 DY-40 Yu-61 Av-41 Vs-53 Fd-35 ey-13 ye-13 LG-40 Ld-18 ke-30 Kt-41 Vn-44 Ym-61 Wo-16 RG-23 Vr-44 ay-16 Vd-58 Wg-49 Yp-61 YC-40 Yw-46 Lv-54 Fc-35 ny-16 Po-15 Lc-18 Yy-50 hy-16 oy-13 yo-13 OV-26 VO-26 Vt-21 Fu-30 Ke-18 TJ-100 ko-30 Wd-16 ev-13 ve-13 Vc-58 YG-40 Fm-30 aw-8 Vg-68 av-16 Tx-72 nw-8 Fp-30 Vu-44 Pd-15 hw-8 DV-26 yd-13 Ko-18 Wc-16 nv-16 Vm-44 kd-30 Yv-50 hv-16 ov-13 vo-13 Tq-105 KO-15 Vp-44 Pc-15 my-16 ex-30 xe-30 Xt-41 VC-26 yc-13 kc-30 Kd-18 vd-13 Tz-60 Kw-28 Ky-33 VG-26 py-13 Vy-24',
      widths: {
        '100':
          '193 343 397 580 580 786 703 230 300 300 400 580 212 347 212 373 580 580 580 580 580 580 580 580 580 580 252 252 580 580 580 398 822 680 647 685 753 581 566 734 756 307 444 681 514 920 756 798 611 798 644 530 590 730 680 1019 643 629 624 300 375 300 580 394 307 507 559 467 559 524 337 511 556 256 254 524 256 821 556 556 552 559 403 434 373 556 512 766 504 512 462 300 300 300 580 343 398 463 463 580 580 798 798 397 273 580 929 798 1096 609 816 556 867 556 821 212 212 364 364 580 727',
      },
    },
    body: { ascent: 100.96, descent: 21.79, lineGap: 0, size: 97.76 },
    files: [
      { name: 'lato-latin-400-normal', style: 'normal', subset: 'core', weight: '1 549', hash: '918b7dc3' },
      { name: 'lato-latin-400-normal', style: 'normal', subset: 'latin', weight: '1 549', hash: '918b7dc3' },
      { name: 'lato-latin-ext-400-normal', style: 'normal', subset: 'latin-ext', weight: '1 549', hash: '8b9fc973' },
      { name: 'lato-latin-700-normal', style: 'normal', subset: 'core', weight: '550 1000', hash: 'c447dd76' },
      { name: 'lato-latin-700-normal', style: 'normal', subset: 'latin', weight: '550 1000', hash: 'c447dd76' },
      { name: 'lato-latin-ext-700-normal', style: 'normal', subset: 'latin-ext', weight: '550 1000', hash: '3a5797f4' },
    ],
  },
  'open-sans': {
    package: '@fontsource-variable/open-sans',
    weight: '300 800',
    display: { ascent: 98.97, descent: 27.13, lineGap: 0, size: 107.99 },
    letterWidth: 0.525,
    letters: {
      capHeight: 0.714,
      accentHeight: 0.942,
      kerning: '',
      widths: {
        '100':
          '260 270 417 646 572 845 734 231 306 306 549 572 266 322 269 378 572 572 572 572 572 572 572 572 572 572 269 269 572 572 572 443 896 647 652 632 729 557 524 727 744 292 284 625 533 910 768 782 608 782 628 549 558 736 610 934 600 575 574 328 378 328 572 431 298 568 617 488 617 569 349 548 625 266 266 549 266 940 625 606 617 617 420 482 376 625 517 795 537 518 474 380 550 380 572 270 443 525 525 572 572 832 832 428 269 572 889 782 937 645 876 606 956 500 1000 181 181 373 373 376 797',
      },
      widening: 0.0308,
    },
    body: { ascent: 100.88, descent: 27.65, lineGap: 0, size: 105.95 },
    files: [
      { name: 'open-sans-core-normal', style: 'normal', subset: 'core', hash: 'e54131e3' },
      { name: 'open-sans-latin-wght-normal', style: 'normal', subset: 'latin', hash: 'd8e4fe04' },
      { name: 'open-sans-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: 'd5bab8e2' },
    ],
  },
  'nunito-sans': {
    package: '@fontsource-variable/nunito-sans',
    weight: '200 1000',
    display: { ascent: 98.55, descent: 34.41, lineGap: 0, size: 102.59 },
    letterWidth: 0.496,
    letters: {
      capHeight: 0.705,
      accentHeight: 0.992,
      kerning:
        'Te-77 AT-77 TA-77 Ta-77 To-77 Tn-77 LT-128 Ts-77 Tr-77 Td-77 OT-44 TO-44 Tt-33 Ye-80 Tc-77 Tu-73 We-60 DT-44 Tm-77 rt27 EA-14 Tw-65 tt-17 Tg-77 TS-24 Tp-77 ET-11 Ya-77 Ce-35 Yo-80 Ty-65 Wa-58 PA-72 TC-44 LO-37 WA-56 AW-56 RT-20 Wo-60 AY-65 YA-65 Yn-77 FA-57 TT12 Ys-78 At-13 Lt-26 LW-98 LY-117 Yr-77 Wn-57 Re-12 Ws-60 ST-15 Wr-57 TG-44 ES-10 AO-13 OA-13 Ve-60 Co-35 Ea-7 Yd-80 Yt-37 OY-44 YO-44 LA-19 Wd-60 Tf-30 Tv-65 RA-12 Es-7 Pe-23 Ro-12 YE21 re-7 Aw-27 Fe-19 ft-25 Va-58 CO-22 AV-56 VA-56 Ct-18 DA-13 Vo-60 Yc-80 Ay-27 rw30 LS-17 Cd-35 LC-37 Lw-43 Yu-73 Wc-60 LV-98 fe-14 CA-17 Ca-17 Vn-57 DY-44 Rs-10 Vs-60 Pa-24 Ym-77 lt-10 AS-7 As-7 Fa-20 ry30 rf27 ce-10 Yw-72 Ly-43 Vr-57 Wu-50 PT-19 Wm-57 Po-23 Yg-80 ro-7 Fo-19 Rd-12 YT17 WO-17 OW-17 FS-22 LU-27 YS-24 AC-13 LG-37 YI21 Yp-77 Wg-60 Yy-72 Wt-13 TW13 WT13 YN21 Cc-35 Ew-9 FO-16 Wp-57 Vd-60 YH21 CT-10 YR21 YC-44 we-8 wt11 KT-33 Ps-20 Fs-17 fo-14 CS-13 Ey-9 Pt13 Av-27 GT-12 SY-17',
      widths: {
        '100':
          '260 233 404 600 600 933 701 226 326 326 450 600 233 427 233 290 600 600 600 600 600 600 600 600 600 600 233 233 600 600 600 447 947 733 679 674 747 586 551 729 764 262 331 634 548 858 741 771 637 771 673 618 607 731 694 1104 655 601 593 324 290 324 600 500 500 533 587 465 587 534 340 590 572 237 241 508 301 861 572 560 587 587 365 483 358 565 518 844 530 517 466 361 271 361 600 233 447 453 453 600 600 815 815 373 233 600 983 771 1049 624 862 560 911 500 1000 233 233 405 405 524 700',
      },
      widening: 0.0151,
    },
    body: { ascent: 99.42, descent: 34.71, lineGap: 0, size: 101.69 },
    files: [
      { name: 'nunito-sans-core-normal', style: 'normal', subset: 'core', hash: '8c1e17ee' },
      { name: 'nunito-sans-latin-wght-normal', style: 'normal', subset: 'latin', hash: '29e38904' },
      { name: 'nunito-sans-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: 'c648ee5b' },
    ],
  },
  raleway: {
    package: '@fontsource-variable/raleway',
    weight: '100 900',
    display: { ascent: 88.24, descent: 21.96, lineGap: 0, size: 106.53 },
    letterWidth: 0.519,
    letters: {
      capHeight: 0.71,
      accentHeight: 0.939,
      kerning:
        'Te-111 Ta-102 To-111 Ts-102 AT-67 TA-67 Tn-81 Tr-81 Td-111 LT-109 Tc-111 Ye-91 We-68 Tg-111 Ee-12 Tu-74 Tw-82 Tm-81 At-23 Ae-16 AO-26 OA-26 OT-22 Ty-82 Ya-91 TO-21 Tp-81 Yo-91 EO-14 Re-17 AY-78 YA-78 Wo-68 Ys-96 AW-59 WA-59 Eo-12 Wa-54 Fa-57 FA-55 Ao-16 LW-99 re-12 Tt-11 Fe-32 Yn-66 DA-25 LY-109 Ve-68 Ws-56 te-7 Ie-9 PA-51 Yr-66 Tv-85 Ne-9 Yd-89 Ro-17 Lw-78 fi-48 SA-14 OY-47 DT-18 He-9 Wd-67 Wn-43 YO-46 Aw-35 AU-29 UA-29 LO-22 Ly-78 Wr-43 Ed-11 AC-26 Ay-35 St-10 Fn-38 Fs-40 we-18 ot-8 ro-12 Aa-8 TC-21 Ad-15 Fo-32 AS-10 Vo-68 Yc-91 Fr-38 EC-14 OW-27 ye-19 Tf-24 to-7 AV-58 VA-58 Io-9 WO-26 Wc-68 No-9 It-7 Lt-12 Va-53 Nt-7 Ec-12 Ew-14 ew-14 AG-26 As-8 Rd-16 Ho-9 ff-85 LV-99 Ra-8 Ht-7 TG-21 Ey-15 ey-15 DY-44 RY-31 Ac-16 Yt-20 Yg-89 EG-14 Le-7 Ue-10 Vs-55 YS-27 Ke-33 fe-12 aw-17 Yu-59 RT-6 ow-18 wo-18 Wg-67 Eu-9 Ym-66 Af-17 Ua-13 Fd-31 Vn-43 RW-20 Rc-17 yo-19 oy-19 Vd-66 Wu-42 Lv-70 LU-25 Eg-11 ay-17 Me-9 ke-27 WS-18 Av-33 Vr-43 DW-25 YC-46',
      widths: {
        '100':
          '253 262 324 692 622 733 681 210 283 283 329 416 211 423 202 633 614 450 535 540 558 548 606 535 598 589 201 221 510 439 510 479 840 677 671 682 716 605 583 714 741 260 485 652 584 874 770 748 623 746 657 609 614 755 680 1049 637 655 631 270 590 270 553 503 232 554 623 554 629 591 343 624 590 230 237 539 286 924 590 599 623 623 363 488 352 601 539 821 513 545 493 271 240 271 532 260 473 596 596 512 795 836 836 272 202 464 961 748 1131 553 933 599 1028 582 911 207 200 345 338 356 503',
      },
      widening: 0.0157,
    },
    body: { ascent: 89.46, descent: 22.27, lineGap: 0, size: 105.08 },
    files: [
      { name: 'raleway-latin-wght-normal', style: 'normal', subset: 'core', hash: 'b1bef1f0' },
      { name: 'raleway-latin-wght-normal', style: 'normal', subset: 'latin', hash: 'b1bef1f0' },
      { name: 'raleway-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '2d603982' },
    ],
  },
  merriweather: {
    package: '@fontsource-variable/merriweather',
    weight: '300 900',
    display: { ascent: 90.14, descent: 25.01, lineGap: 0, size: 109.17 },
    letterWidth: 0.537,
    letters: {
      capHeight: 0.743,
      accentHeight: 1.04,
      kerning:
        'TA-54 TT46 AT-51 Ea35 Te-30 LT-90 ee19 EA29 AA44 oe29 Oe26 To-34 OO38 It-32 Ye-81 te-17 Ie-22 OE-19 WA-91 re-23 AW-87 Ee10 FA-89 NT26 Td-40 RA30 oo26 OA-24 eo15 to-20 Ht-25 IO-24 Io-24 De24 We-42 At-17 Yo-83 Se15 ro-28 Ta-16 DO38 Oo21 He-15 Es15 PA-74 OI-22 Fe-41 DE-20 Ay-67 Ya-66 DA-30 Ot15 Aw-53 rh-29 Et-9 Ts-18 AY-61 IS-23 YA-60 La30 nt-16 WT44 it-15 AO-15 AU-41 TW43 Sa18 sa18 oa15 SE-11 ht-17 UA-39 OC43 Ho-20 Tc-35 eh-12 Nt-15 Aa13 RT-16 Ys-68 Fa-47 VA-102 OR-19 Wo-46 Nr-21 od25 HO-17 HS-20 RO-17 Wa-40 rd-31 Ia-14 ed14 td-20 AV-93 Sr-20 OH-17 ET-6 Yd-86 Ns-17 Ir-18 In-15 DI-24 LA22 NA-13 LW-74 Rt-13 Fo-42 Ge28 Sn-16 LY-86 Lt-19 UT27 Na-12 Ve-53 ae6 NS-16 OG45 Nn-15 Ey-26 sh-17 Iu-34 pe27 oh-15 Id-22 Dt17 tn10 aa10 NW39 Ws-42 at-9 Do20 Od20 PT36 AM31 Is-14 OD-19 Fs-44 El12 Le12 ON-12 es7 ta8 Si-13 Ew-19 MA30 ti9 ST-10 Oh-12 Eo6 Re-7 TY31 lt-15 Yn-42 oc27 OL-19 EN6 rl-23 EM18 Yr-45',
      widths: {
        '100':
          '237 289 497 712 661 1036 760 303 431 431 645 669 255 580 255 391 646 453 595 573 617 585 605 571 596 606 258 258 669 669 669 481 1021 705 671 655 753 635 616 724 805 374 374 720 622 991 774 722 641 722 699 594 696 740 665 997 717 644 647 435 431 432 666 500 417 537 599 505 603 522 380 606 663 325 325 634 310 994 664 584 614 591 451 491 391 630 569 844 595 583 545 513 422 513 611 289 481 686 686 744 718 1040 1040 465 115 669 963 722 1006 614 840 584 935 793 1142 284 284 498 498 427 795',
      },
      widening: 0.0104,
    },
    body: { ascent: 90.2, descent: 25.03, lineGap: 0, size: 109.09 },
    files: [
      { name: 'merriweather-latin-wght-normal', style: 'normal', subset: 'core', hash: '4fbe8dd9' },
      { name: 'merriweather-latin-wght-normal', style: 'normal', subset: 'latin', hash: '4fbe8dd9' },
      { name: 'merriweather-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '8ca08809' },
      { name: 'merriweather-latin-wght-italic', style: 'italic', subset: 'core', hash: 'caa1da88' },
      { name: 'merriweather-latin-wght-italic', style: 'italic', subset: 'latin', hash: 'caa1da88' },
      { name: 'merriweather-latin-ext-wght-italic', style: 'italic', subset: 'latin-ext', hash: 'f11472cb' },
    ],
  },
  bitter: {
    package: '@fontsource-variable/bitter',
    weight: '100 900',
    display: { ascent: 88.96, descent: 25.21, lineGap: 0, size: 105.1 },
    letterWidth: 0.523,
    letters: {
      capHeight: 0.698,
      accentHeight: 0.929,
      kerning:
        'AT-81 TA-81 Te-49 ET-43 Ta-55 To-49 AE-29 Ts-43 TE-21 Ee-15 LT-64 At-31 We-73 EO-23 Ae-20 Td-49 OT-28 TO-28 Ye-74 Ea-18 SA-36 ST-31 AW-90 WA-90 re-23 Et-15 AI-29 IA-29 Wa-83 te-14 Re-21 OA-26 AO-26 AN-29 NA-29 Aa-23 ra-31 AS-29 TS-26 Ti-23 Ya-89 AH-29 HA-29 Es-18 Eo-15 AR-29 Ie-16 RT-26 Tn-23 AY-84 YA-84 Si-31 Ne-16 EA-13 Fe-48 IT-21 TI-21 TT-16 Wo-73 Sn-31 Oa-21 AU-56 UA-56 NT-21 TN-21 Tr-23 Tc-49 He-16 Ao-20 FA-68 Sa-23 Sr-31 TH-21 HT-21 TR-21 LO-38 Tg-62 Yo-74 DT-28 Ai-19 Tt-13 Ws-71 An-19 Se-13 SE-13 ro-23 LS-41 AD-29 EW-33 Ce-28 to-14 AL-29 Lt-26 Ro-21 Ew-31 Aw-48 Ar-19 Ve-73 Ia-16 DA-26 Wt-41 Ei-10 Ys-70 Na-16 Rt-16 Ay-53 OW-48 PA-55 En-10 Oi-16 Io-16 As-16 TD-21 Ed-15 EC-23 SY-64 No-16 On-16 CA-35 SW-53 Ha-16 IS-18 WO-44 Fo-48 Ra-16 LW-81 WS-51 RO-17 TL-21 RW-53 Er-10 NS-18 Yi-54 Wd-73 ia-13 ta-10 St-13 Da-21 Wi-44 fh55 AV-90 VA-90 Ho-16 WE-24 LY-91 Yn-54 Or-16 TC-28 RY-59 Wn-44 Is-16 Ad-20 FE-25 HS-18 Au-30 Va-83 Ns-16 CT-26 Le-13 rh-18',
      widths: {
        '100':
          '199 332 387 669 622 847 689 232 309 309 479 569 226 457 213 316 641 408 545 570 586 535 587 505 601 586 213 221 561 550 555 420 874 709 645 645 718 620 564 736 795 352 331 710 553 890 791 744 597 753 658 600 587 748 694 1024 698 642 617 345 322 345 546 494 311 548 579 513 594 547 350 560 622 299 272 569 289 954 634 575 597 579 444 479 364 621 528 802 555 531 483 342 329 342 608 332 421 501 501 678 725 890 751 445 213 506 945 745 936 654 867 578 946 617 867 204 204 359 359 382 685',
      },
      widening: 0.0094,
    },
    body: { ascent: 89.07, descent: 25.24, lineGap: 0, size: 104.97 },
    files: [
      { name: 'bitter-core-normal', style: 'normal', subset: 'core', hash: '2cb39244' },
      { name: 'bitter-latin-wght-normal', style: 'normal', subset: 'latin', hash: '0efe0fbe' },
      { name: 'bitter-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '8c1f1559' },
      { name: 'bitter-core-italic', style: 'italic', subset: 'core', hash: '04df69e8' },
      { name: 'bitter-latin-wght-italic', style: 'italic', subset: 'latin', hash: '46f80547' },
      { name: 'bitter-latin-ext-wght-italic', style: 'italic', subset: 'latin-ext', hash: '8e9a33cf' },
    ],
  },
  'libre-baskerville': {
    package: '@fontsource-variable/libre-baskerville',
    weight: '400 700',
    display: { ascent: 83.23, descent: 23.17, lineGap: 0, size: 116.54 },
    letterWidth: 0.567,
    letters: {
      capHeight: 0.77,
      accentHeight: 0.969,
      kerning:
        'Te-105 To-108 Ta-97 AT-73 TA-73 Ts-93 Tn-68 Td-103 LT-109 Tr-68 Tt-41 Tc-105 Ye-99 Ne-29 We-77 Ie-25 Na-37 He-25 OA-31 Ti-29 Tg-96 Wa-88 AO-28 Ae-16 fi-103 Ya-96 No-31 Yo-101 Tw-69 Tm-68 WA-73 Wo-79 Io-27 AW-72 Tu-55 RT-24 Ue-36 OE-13 Ho-27 Nt-20 Yt-67 FA-67 Ty-65 Ns-28 YA-72 Tp-68 Nn-26 Ws-76 AY-70 Fe-41 It-17 Ve-84 Wt-48 Ys-83 Ao-17 Nr-26 DA-29 Aw-51 Ay-61 Ht-17 UA-41 Yn-69 PA-59 Ua-39 AU-39 LW-91 Wn-54 RO-19 re-11 Nd-29 Yd-97 Yr-69 Uo-38 Wd-77 Va-95 Wr-54 SA-15 Me-25 Id-25 IO-14 Pe-30 DE-13 Ut-27 OI-13 OT-10 Fo-41 NA-12 Hd-25 NO-13 ON-13 HO-14 LY-80 VA-78 Vo-85 RW-44 AV-77 Fa-35 Tf-31 TO-9 Un-32 OY-40 YO-40 Us-34 OH-13 OR-13 Ly-73 Tv-64 Ad-16 Ni-12 Yc-99 fl-62 Nc-29 Ur-32 Re-7 ye-21 Fs-38 OW-29 WO-29 we-17 Wc-77 Vs-82 Oh-11 Ic-25 Mo-27 Ey-19 Nw-30 Vt-53 Iw-28 ff-97 Nu-25 Av-57 AC-20 Ew-15 Ro-10 ro-10 At-6 Lw-46 RY-36 Oa-7 DT-11 Po-30 Hc-25 Ud-35 Ry-35 Iy-30 OD-13 Nm-26 Rw-29 Hw-28 Vn-60 Ng-30 ST-7 ew-13 aw-20 Iu-20 DI-13 OL-13 Wg-81 Ny-29 Fd-41',
      widths: {
        '100':
          '285 308 369 669 624 675 879 215 333 333 514 551 272 462 265 462 718 445 619 618 592 570 646 503 609 646 285 310 582 620 582 399 1032 775 770 804 887 729 672 871 927 416 395 783 730 1095 905 946 690 948 790 647 805 863 786 1181 821 735 772 373 462 373 481 723 277 556 656 539 677 574 415 600 690 343 306 620 328 1076 692 655 681 655 479 455 378 674 611 856 613 640 558 337 290 337 554 308 399 495 495 683 721 889 889 345 285 519 1059 946 1155 686 855 655 1018 725 1114 256 253 449 446 475 702',
      },
      widening: 0.0112,
    },
    body: { ascent: 83.42, descent: 23.22, lineGap: 0, size: 116.28 },
    files: [
      { name: 'libre-baskerville-core-normal', style: 'normal', subset: 'core', hash: '5ec6d86d' },
      { name: 'libre-baskerville-latin-wght-normal', style: 'normal', subset: 'latin', hash: '22219fb9' },
      { name: 'libre-baskerville-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '8f7537ce' },
      { name: 'libre-baskerville-core-italic', style: 'italic', subset: 'core', hash: '3ee31681' },
      { name: 'libre-baskerville-latin-wght-italic', style: 'italic', subset: 'latin', hash: '1203eb61' },
      { name: 'libre-baskerville-latin-ext-wght-italic', style: 'italic', subset: 'latin-ext', hash: '890c2ae6' },
    ],
  },
  'bebas-neue': {
    package: '@fontsource/bebas-neue',
    display: { ascent: 156.88, descent: 52.29, lineGap: 0, size: 57.37 },
    letterWidth: 0.405,
    letters: {
      capHeight: 0.7,
      accentHeight: 0.912,
      kerning:
        'AT-46 At-46 TA-46 Ta-46 at-46 ta-46 LT-78 Lt-78 lt-78 TT10 Tt10 tt10 AY-46 Ay-46 YA-46 Ya-46 ay-46 ya-46 LY-88 Ly-88 ly-88 FA-32 Fa-32 fa-32 PA-35 Pa-35 pa-35 AW-14 Aw-14 WA-14 Wa-14 aw-14 wa-14 OY-18 Oy-18 YO-18 Yo-18 oy-18 yo-18 AV-28 Av-28 VA-28 Va-28 av-28 va-28 YS-16 Ys-16 ys-16 FT10 Ft10 ft10 RY-16 Ry-16 ry-16 LV-46 Lv-46 lv-46 LW-17 Lw-17 lw-17 DY-18 Dy-18 dy-18 YC-18 Yc-18 yc-18 KO-16 Ko-16 ko-16 TJ-51 SY-6 Sy-6 sy-6 YG-18 Yg-18 yg-18 GY-15 Gy-15 gy-15 CY-9 Cy-9 cy-9 BY-16 By-16 by-16 KC-16 Kc-16 kc-16 KS-7 Ks-7 ks-7 KG-16 Kg-16 kg-16 OX-16 Ox-16 XO-16 Xo-16 ox-16 xo-16 YJ-58 FJ-51 PJ-57 DX-16 Dx-16 dx-16 WJ-21 VJ-48 XC-16 Xc-16 xc-16 LJ10 SX-6 Sx-6 XS-6 Xs-6 sx-6 xs-6 XG-16 Xg-16 xg-16 GX-13 Gx-13 gx-13 PX-12 Px-12 px-12 CX-7 Cx-7 cx-7 QY-18 Qy-18 YQ-18 Yq-18 qy-18 yq-18 BX-7 Bx-7 bx-7 KQ-16 Kq-16 kq-16 QX-16 Qx-16 XQ-16 Xq-16 qx-16 xq-16',
      widths: {
        '100':
          '160 210 336 412 400 589 417 188 276 276 422 400 188 270 188 389 400 400 400 400 400 400 400 400 400 400 188 188 400 400 400 363 696 401 404 383 406 363 344 391 420 192 265 414 344 538 427 400 386 400 403 372 364 402 382 557 406 394 362 276 389 276 400 300 500 401 404 383 406 363 344 391 420 192 265 414 344 538 427 400 386 400 403 372 364 402 382 557 406 394 362 276 500 276 400 210 363 336 335 400 400 738 738 400 188 400 580 400 577 407 580 400 577 300 500 188 188 336 336 300 500',
      },
    },
    body: { ascent: 116.14, descent: 38.71, lineGap: 0, size: 77.5 },
    files: [
      { name: 'bebas-neue-core-400-normal', style: 'normal', subset: 'core', weight: '1 1000', hash: '29a35edf' },
      { name: 'bebas-neue-latin-400-normal', style: 'normal', subset: 'latin', weight: '1 1000', hash: 'a7c90c89' },
      {
        name: 'bebas-neue-latin-ext-400-normal',
        style: 'normal',
        subset: 'latin-ext',
        weight: '1 1000',
        hash: '16c95ce4',
      },
    ],
  },
};
