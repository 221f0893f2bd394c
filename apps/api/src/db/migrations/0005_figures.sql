CREATE TABLE "adherence_days" (
	"doctor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"due" integer NOT NULL,
	"covered" integer NOT NULL,
	CONSTRAINT "adherence_days_doctor_id_day_pk" PRIMARY KEY("doctor_id","day"),
	CONSTRAINT "adherence_days_bounds" CHECK ("adherence_days"."due" >= 0 and "adherence_days"."covered" >= 0)
);
--> statement-breakpoint
CREATE TABLE "figure_days_due" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_state" (
	"one_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"time_zone" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"machine_at" timestamp (3) with time zone NOT NULL,
	"refreshed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patient_days" (
	"doctor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"gap" integer NOT NULL,
	"patients" integer NOT NULL,
	CONSTRAINT "patient_days_doctor_id_day_gap_pk" PRIMARY KEY("doctor_id","day","gap"),
	CONSTRAINT "patient_days_bounds" CHECK ("patient_days"."patients" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recipe_days" (
	"doctor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"delay" integer NOT NULL,
	"issued" integer NOT NULL,
	"repeated" integer NOT NULL,
	CONSTRAINT "recipe_days_doctor_id_day_delay_pk" PRIMARY KEY("doctor_id","day","delay"),
	CONSTRAINT "recipe_days_bounds" CHECK ("recipe_days"."issued" >= 0 and "recipe_days"."repeated" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"doctor_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"region" text NOT NULL,
	"currency" text NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"revenue" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"refunds" bigint NOT NULL,
	"commission" bigint NOT NULL,
	CONSTRAINT "sales_days_doctor_id_product_id_day_region_currency_pk" PRIMARY KEY("doctor_id","product_id","day","region","currency"),
	CONSTRAINT "sales_days_bounds" CHECK ("sales_days"."orders" >= 0 and "sales_days"."units" >= 0 and "sales_days"."revenue" >= 0 and "sales_days"."discount" >= 0 and "sales_days"."refunds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_out_days" (
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "stock_out_days_product_id_day_pk" PRIMARY KEY("product_id","day")
);
--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "adherence_days_day" ON "adherence_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "patient_days_day" ON "patient_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "recipe_days_day" ON "recipe_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sales_days_day" ON "sales_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sales_days_region" ON "sales_days" USING btree ("region","day") WHERE "sales_days"."doctor_id" = '00000000-0000-0000-0000-000000000000';--> statement-breakpoint
CREATE INDEX "stock_out_days_day" ON "stock_out_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "orders_updated" ON "orders" USING brin ("updated_at") WITH (pages_per_range=16);--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "patients_registered" ON "patients" USING btree ("registered_at","doctor_id");